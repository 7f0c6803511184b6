-- The account that stays takes over the other's statements.
create or replace function app.merge_statements(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.statements s set talent_id = kept.user_id
  where s.talent_id = other.user_id and kept.user_id is not null;
end
$$;
alter function app.merge_statements owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
