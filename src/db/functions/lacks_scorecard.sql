-- Whether the operator requires a scorecard for acceptance and this candidate has no complete one yet.
create or replace function app.lacks_scorecard(candidate uuid) returns boolean
  language sql stable
begin atomic
  select s.acceptance_needs_scorecard
    and not exists (select from public.scorecards c where c.candidate_id = candidate and c.is_complete)
  from public.operator_settings s;
end;
grant execute on function app.lacks_scorecard to app_admin;
