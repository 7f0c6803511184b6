-- The one who stays keeps their own offer, or takes over the other's, and so with each thing they said about themselves.
create or replace function app.merge_matching(kept public.candidates, other public.candidates) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.talent_capacity t where t.candidate_id = kept.id) then
    update public.talent_capacity t set candidate_id = kept.id where t.candidate_id = other.id;
  end if;
  update public.fact_corrections f set candidate_id = kept.id
  where f.candidate_id = other.id and not exists (
    select from public.fact_corrections k
    where k.candidate_id = kept.id and k.kind = f.kind and (k.value = f.value or k.kind = 'level')
  );
  update public.shortlist_changes s set candidate_id = kept.id where s.candidate_id = other.id;
end
$$;
alter function app.merge_matching owner to app_definer;
-- Not granted to anyone: only app.merge_candidates calls it.
