-- Facts that were read anew are searched and filtered by. A change that no search would notice writes nothing.
create or replace function app.update_facts_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.candidate_search s
  set tags = found.tags, rate = found.rate, clock_id = found.clock_id, free_hours = found.free_hours,
    free_weeks = found.free_weeks, confirmed_on = found.confirmed_on
  from (
    select c.id, app.search_tags(c.terms, f.terms, f.denied) as tags, f.rate, f.clock_id, f.free_hours, f.free_weeks, f.confirmed_on
    from public.candidates c, app.facts_to_search(c.id) as f where c.id = new.candidate_id
  ) as found
  where s.id = found.id and (s.tags, s.rate, s.clock_id, s.free_hours, s.free_weeks, s.confirmed_on)
    is distinct from (found.tags, found.rate, found.clock_id, found.free_hours, found.free_weeks, found.confirmed_on);
  return null;
end
$$;
alter function app.update_facts_search owner to app_definer;
-- Not granted to anyone: only triggers call it.
