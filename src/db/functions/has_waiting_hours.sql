-- Whether people worked hours for a firm that it can still approve: those that were submitted, and those that can be, for two weeks after
-- their week or since they were returned; also what a timer has measured for less. In plpgsql, which looks for the tables of hours when it
-- is asked: they come later.
create or replace function app.has_waiting_hours(firm uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.weeks w
    where w.firm_id = $1 and w.minutes > 0 and (
      w.status = 'submitted'
      or w.status in ('open', 'returned') and app.firm_today($1) <= greatest(w.starts_on + 6, w.decided_at::date) + 14
    )
  ) or exists (
    select from public.week_timers t join public.engagements e on e.id = t.engagement_id
    where e.firm_id = $1 and t.started_at > now() - interval '14 days'
  );
end
$$;
alter function app.has_waiting_hours owner to app_definer;
-- Not granted to anyone: only functions call it.
