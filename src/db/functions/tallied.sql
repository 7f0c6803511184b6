-- The number of candidates that match the filters, counted up to one past `bound`. Without a search, the tally gives the exact
-- number without reading the list.
create or replace function app.tallied(
  wanted_status text, only_onboarded boolean, only_subscribed boolean, only_agreed boolean, bound int
) returns int
  language sql stable
begin atomic
  select least(coalesce(sum(change), 0), bound + 1)
  from candidate_tally
  where status = coalesce(wanted_status, status) and is_onboarded >= only_onboarded
    and subscribe >= only_subscribed and agree >= only_agreed;
end;
grant execute on function app.tallied to app_definer;
