-- The median of the latest eight weeks that were approved before one of the same engagement, in quarter hours; null before the first.
-- Between two it is their middle, rounded up.
create or replace function app.usual_minutes(engagement uuid, before date) returns int
  language sql stable security definer set search_path = ''
begin atomic
  select ceil(percentile_cont(0.5) within group (order by latest.minutes) / 15)::int * 15
  from (
    select w.minutes from public.weeks w
    where w.engagement_id = $1 and w.starts_on < $2 and w.status in ('approved', 'invoiced')
    order by w.starts_on desc
    limit 8
  ) as latest;
end;
alter function app.usual_minutes owner to app_definer;
-- Not granted to anyone: only triggers call it.
