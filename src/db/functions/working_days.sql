-- Those of some days that hours may be written for on an engagement: from its signed start through its last day, and not where it was paused
-- all day. None once the firm is closed, which nobody approves hours for. Days are those of the firm's zone.
create or replace function app.working_days(engagement uuid, days date[]) returns table (day date)
  language sql stable security definer set search_path = ''
begin atomic
  select given.day
  from public.engagements e
  cross join lateral app.engagement_terms(e.id) t
  cross join lateral (
    select coalesce((select f.zone from public.firms f where f.id = t.firm_id), 'America/New_York') as zone
  ) as z
  cross join unnest($2) as given (day)
  where e.id = $1 and e.status <> 'preparing' and t.firm_id is not null and given.day >= t.starts_on
    and given.day <= least(e.ends_on, t.ends_on, (e.ended_at at time zone z.zone)::date, 'infinity'::date)
    and not exists (
      select from public.events p
      where p.subject_id = e.id and p.to_status = 'paused' and not p.is_stale and (p.happened_at at time zone z.zone)::date < given.day
        and coalesce((
          select (n.happened_at at time zone z.zone)::date > given.day from public.events n
          where n.subject_id = e.id and n.from_status = 'paused' and not n.is_stale and n.id > p.id order by n.id limit 1
        ), true)
    );
end;
alter function app.working_days owner to app_definer;
grant execute on function app.working_days to app_talent;
