-- The signed-in talent's engagements that hours can be written for, with what was signed and which day it is where the firm is; those
-- that go on first.
create or replace function app.own_engagements()
  returns table (id uuid, title text, firm text, zone text, today date, status text, rate_cents int, cap_minutes int, starts_on date, ends_on date)
  language sql stable security definer set search_path = ''
begin atomic
  select e.id, p.title, f.name, coalesce(f.zone, 'America/New_York'), app.firm_today(f.id), e.status, t.rate_cents, t.weekly_cap_minutes,
    t.starts_on, least(e.ends_on, t.ends_on, (e.ended_at at time zone coalesce(f.zone, 'America/New_York'))::date)
  from public.applications a
  join public.engagements e on e.application_id = a.id
  join public.projects p on p.id = a.project_id
  left join public.firms f on f.id = p.firm_id
  cross join lateral app.engagement_terms(e.id) t
  where a.user_id = app.user_id() and e.status <> 'preparing'
  order by e.ended_at is not null, e.status = 'paused', t.starts_on desc, e.id;
end;
alter function app.own_engagements owner to app_definer;
grant execute on function app.own_engagements to app_talent;
