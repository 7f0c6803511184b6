-- Whether approvers should look at a week: a weekend, a day over 9 hours, more than 15% above the usual, or at the cap. The page says it
-- in words by the same rule (src/domain/hours/unusual.ts).
create or replace function app.is_unusual(day_minutes int[], minutes int, usual int, cap int) returns boolean
  language sql immutable
  return day_minutes[6] > 0 or day_minutes[7] > 0 or 540 < any (day_minutes) or coalesce(minutes * 100 > usual * 115, false) or minutes >= cap;
grant execute on function app.is_unusual to app_definer;
