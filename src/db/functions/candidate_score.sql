-- The mean of the criteria that anyone has scored, to one decimal, as the candidate's page shows it: each criterion weighs the same,
-- however many scored it.
create or replace function app.candidate_score(candidate_id uuid) returns numeric
  language sql stable
begin atomic
  select round(avg(criterion.average), 1)
  from (
    select round(avg(score.value::numeric), 1) as average
    from public.scorecards s, jsonb_each_text(s.scores) as score
    where s.candidate_id = $1
    group by score.key
  ) as criterion;
end;
grant execute on function app.candidate_score to app_definer, app_admin;
