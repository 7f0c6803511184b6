-- What someone is found by, of what matching has read: what they do and what they say they don't, their rate, the week they work by, and
-- their free hours. Weeks that differ from the usual one are null where none does. Late bound: facts come after candidates.
create or replace function app.facts_to_search(
  candidate uuid, out terms text[], out denied text[], out rate numeric, out clock_id int, out free_hours numeric, out free_weeks jsonb, out confirmed_on date
)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  select f.terms, f.denied, f.rate, f.clock_id, (f.facts #>> '{capacity,usual}')::numeric, nullif(f.facts #> '{capacity,weeks}', '{}'), f.confirmed_on
  into terms, denied, rate, clock_id, free_hours, free_weeks, confirmed_on
  from public.talent_facts f where f.candidate_id = candidate;
end
$$;
alter function app.facts_to_search owner to app_definer;
grant execute on function app.facts_to_search to app_definer;
