-- What someone does by what matching has read. Late bound: facts come after candidates.
create or replace function app.fact_terms(candidate uuid) returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select f.terms from public.talent_facts f where f.candidate_id = candidate), '{}');
end
$$;
alter function app.fact_terms owner to app_definer;
grant execute on function app.fact_terms to app_definer;
