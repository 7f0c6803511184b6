-- Conversations go on with the account that stays. Where both talked with the same host, those of the other end with it.
create or replace function app.merge_conversations(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.threads t set user_id = kept.user_id
  where t.user_id = other.user_id and kept.user_id is not null and not exists (
    select from public.threads k
    where k.user_id = kept.user_id and (k.project_id = t.project_id or k.is_with_operator and t.is_with_operator)
  );
end
$$;
alter function app.merge_conversations owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
