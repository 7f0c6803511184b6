-- Counts weeks from their lines, once for each statement, and holds what lines must keep to: the week is open or returned, its days are
-- days of the engagement, and their sum is within the signed cap. Where the cap was lowered, lines may still be taken away. The weeks are
-- locked, so that submitting one waits for its lines or refuses them.
create or replace function app.count_week_lines() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  weeks uuid[];
  days date[];
  week record;
begin
  if tg_op = 'UPDATE' then
    if exists (select from changed c where not exists (select from before b where b.id = c.id and b.week_id = c.week_id)) then
      raise exception 'a line stays in its week' using errcode = 'check_violation';
    end if;
  end if;
  -- Counting begins once all are locked. Lines that were deleted with their week find none.
  perform from public.weeks w where w.id in (select c.week_id from changed c) order by w.id for update;
  if exists (
    select from public.weeks w where w.id in (select c.week_id from changed c) and w.status not in ('open', 'returned')
  ) then
    raise exception 'what was submitted stays as it is' using errcode = 'check_violation';
  end if;
  -- Of changed lines, those on another day. Two statements, since each is planned with the tables that its trigger has.
  if tg_op = 'INSERT' then
    select array_agg(given.week_id), array_agg(given.day) into weeks, days
    from (select distinct c.week_id, c.day from changed c) as given;
  elsif tg_op = 'UPDATE' then
    select array_agg(given.week_id), array_agg(given.day) into weeks, days
    from (select distinct c.week_id, c.day from changed c join before b on b.id = c.id and b.day <> c.day) as given;
  end if;
  if exists (
    select from (
      select w.engagement_id, array_agg(given.day), bool_or(given.day not between w.starts_on and w.starts_on + 6)
      from unnest(weeks, days) as given (week_id, day) join public.weeks w on w.id = given.week_id group by w.engagement_id
    ) as own (engagement_id, days, are_elsewhere)
    where own.are_elsewhere or cardinality(own.days) > (select count(*) from app.working_days(own.engagement_id, own.days))
  ) then
    raise exception 'hours are for days of the engagement' using errcode = 'check_violation';
  end if;
  for week in
    select w.id, w.minutes as before, counted.days, counted.minutes,
      (select t.weekly_cap_minutes from app.engagement_terms(w.engagement_id, w.starts_on) t) as cap
    from public.weeks w
    cross join lateral (
      select array_agg(coalesce(sums.minutes, 0) order by weekdays.number) as days, coalesce(sum(sums.minutes), 0) as minutes
      from generate_series(1, 7) as weekdays (number)
      left join (
        select extract(isodow from l.day) as number, sum(l.minutes)::int as minutes from public.week_lines l where l.week_id = w.id group by 1
      ) as sums using (number)
    ) as counted
    where w.id in (select c.week_id from changed c)
  loop
    if week.minutes > greatest(week.cap, week.before) then
      raise exception 'the week is over its cap' using errcode = 'check_violation';
    end if;
    update public.weeks w set day_minutes = week.days, minutes = week.minutes where w.id = week.id;
  end loop;
  return null;
end
$$;
alter function app.count_week_lines owner to app_definer;
-- Not granted to anyone: only triggers call it.
