-- The one who stays keeps their own offer, or takes over the other's.
create or replace function app.merge_matching(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.talent_capacity t where t.candidate_id = kept.id) then
    update public.talent_capacity t set candidate_id = kept.id where t.candidate_id = other.id;
  end if;
end
$$;
alter function app.merge_matching owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
