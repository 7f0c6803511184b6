-- Cents for minutes of work at an hourly rate, half a cent up. The domain computes the same (`payFor`).
create or replace function app.week_pay(minutes int, rate_cents int) returns int
  language sql immutable
return ((2 * minutes::bigint * rate_cents + 60) / 120)::int;
grant execute on function app.week_pay to app_definer;
