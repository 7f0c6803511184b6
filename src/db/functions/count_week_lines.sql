-- Counts weeks from their lines, once for each statement, and holds what lines must keep to: the week is open or returned, its days are
-- days of the engagement, and their sum is within the signed cap. Where the cap was lowered, lines may still be taken away. The weeks are
-- locked, so that submitting one waits for its lines or refuses them.
create or replace function app.count_week_lines() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  week public.weeks;
  days date[];
  counted int[];
  total int;
begin
  if tg_op = 'UPDATE' then
    if exists (select from changed c where not exists (select from before b where b.id = c.id and b.week_id = c.week_id)) then
      raise exception 'a line stays in its week' using errcode = 'check_violation';
    end if;
  end if;
  -- Lines that were deleted with their week find none.
  for week in select w.* from public.weeks w where w.id in (select c.week_id from changed c) order by w.id for update loop
    if week.status not in ('open', 'returned') then
      raise exception 'what was submitted stays as it is' using errcode = 'check_violation';
    end if;
    -- Two statements, since each is planned with the tables that its trigger has.
    if tg_op = 'INSERT' then
      days = array(select distinct c.day from changed c where c.week_id = week.id);
    elsif tg_op = 'UPDATE' then
      days = array(select distinct c.day from changed c join before b on b.id = c.id and b.day <> c.day where c.week_id = week.id);
    end if;
    if exists (
      select from unnest(days) as d (day)
      where d.day not between week.starts_on and week.starts_on + 6 or not app.is_working_day(week.engagement_id, d.day)
    ) then
      raise exception 'hours are for days of the engagement' using errcode = 'check_violation';
    end if;
    select array_agg(coalesce(sums.minutes, 0) order by weekdays.number), coalesce(sum(sums.minutes), 0) into counted, total
    from generate_series(1, 7) as weekdays (number)
    left join (
      select extract(isodow from l.day) as number, sum(l.minutes)::int as minutes from public.week_lines l where l.week_id = week.id group by 1
    ) as sums using (number);
    if total > greatest((select t.weekly_cap_minutes from app.engagement_terms(week.engagement_id, week.starts_on) t), week.minutes) then
      raise exception 'the week is over its cap' using errcode = 'check_violation';
    end if;
    update public.weeks w set day_minutes = counted, minutes = total where w.id = week.id;
  end loop;
  return null;
end
$$;
alter function app.count_week_lines owner to app_definer;
-- Not granted to anyone: only triggers call it.
