-- Counts a week from its lines, and holds what they must keep to: the week is open or returned, its days are days of the engagement, and
-- their sum is within the signed cap. Where the cap was lowered, lines may still be taken away. The week is locked, so that submitting it
-- waits for the line or refuses it.
create or replace function app.count_week_lines() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  week public.weeks;
  counted int[];
  total int;
begin
  if tg_op = 'UPDATE' and new.week_id <> old.week_id then
    raise exception 'a line stays in its week' using errcode = 'check_violation';
  end if;
  select w.* into week from public.weeks w where w.id = case when tg_op = 'DELETE' then old.week_id else new.week_id end for update;
  -- Deleted with its week.
  if week.id is null then
    return null;
  end if;
  if week.status not in ('open', 'returned') then
    raise exception 'what was submitted stays as it is' using errcode = 'check_violation';
  end if;
  if (tg_op = 'INSERT' or tg_op = 'UPDATE' and new.day <> old.day)
    and (new.day not between week.starts_on and week.starts_on + 6 or not app.is_working_day(week.engagement_id, new.day)) then
    raise exception 'hours are for days of the engagement' using errcode = 'check_violation';
  end if;
  select array_agg(coalesce(sums.minutes, 0) order by days.number), coalesce(sum(sums.minutes), 0) into counted, total
  from generate_series(1, 7) as days (number)
  left join (
    select extract(isodow from l.day) as number, sum(l.minutes)::int as minutes from public.week_lines l where l.week_id = week.id group by 1
  ) as sums using (number);
  if total > greatest((select t.weekly_cap_minutes from app.engagement_terms(week.engagement_id, week.starts_on) t), week.minutes) then
    raise exception 'the week is over its cap' using errcode = 'check_violation';
  end if;
  update public.weeks w set day_minutes = counted, minutes = total where w.id = week.id;
  return null;
end
$$;
alter function app.count_week_lines owner to app_definer;
-- Not granted to anyone: only triggers call it.
