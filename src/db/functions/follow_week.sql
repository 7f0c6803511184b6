-- Once a week is over: reminds the talent if it wasn't submitted, and opens the one that has begun since while the engagement goes on.
-- Nothing is submitted or approved for anyone.
create or replace function app.follow_week(week uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  ended public.weeks;
begin
  select w.* into ended from public.weeks w where w.id = week;
  if ended.status in ('open', 'returned') then
    perform app.tell('week.unsent', 'week', ended.id, ended.project_id, null, ended.talent_id, false);
  end if;
  insert into public.weeks (engagement_id, starts_on)
  select e.id, date_trunc('week', app.firm_today(ended.firm_id))::date
  from public.engagements e where e.id = ended.engagement_id and e.status in ('active', 'ending')
  on conflict (engagement_id, starts_on) do nothing;
  return (ended.status in ('open', 'returned'))::int;
end
$$;
alter function app.follow_week owner to app_definer;
grant execute on function app.follow_week to app_system;
