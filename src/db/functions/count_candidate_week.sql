-- Updates candidate_weeks: subtracts what was counted for a candidate before a change, and adds what is true after it.
create or replace function app.count_candidate_week() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.candidate_weeks (week, fact, source, hours, change)
  select c.week, c.fact, c.source, c.hours, sum(c.change)
  from (
    select f.*, -1 as change from app.candidate_facts(old) f where tg_op <> 'INSERT'
    union all
    select f.*, 1 from app.candidate_facts(new) f where tg_op <> 'DELETE'
  ) c
  group by 1, 2, 3, 4 having sum(c.change) <> 0;
  return null;
end
$$;
alter function app.count_candidate_week owner to app_definer;
-- Not granted to anyone: only triggers call it.
