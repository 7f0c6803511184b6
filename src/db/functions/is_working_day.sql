-- Whether hours may be written for a day of an engagement: from its signed start through its last day, and not where it was paused all
-- day. Days are those of the firm's zone.
create or replace function app.is_working_day(engagement uuid, day date) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce((
    select e.status <> 'preparing' and $2 >= t.starts_on
      and $2 <= least(e.ends_on, t.ends_on, (e.ended_at at time zone z.zone)::date, 'infinity'::date)
      and not exists (
        select from public.events p
        where p.subject_id = e.id and p.to_status = 'paused' and not p.is_stale and (p.happened_at at time zone z.zone)::date < $2
          and coalesce((
            select (n.happened_at at time zone z.zone)::date > $2 from public.events n
            where n.subject_id = e.id and n.from_status = 'paused' and not n.is_stale and n.id > p.id order by n.id limit 1
          ), true)
      )
    from public.engagements e
    cross join lateral app.engagement_terms(e.id) t
    cross join lateral (
      select coalesce((select f.zone from public.firms f where f.id = t.firm_id), 'America/New_York') as zone
    ) as z
    where e.id = $1
  ), false);
end;
alter function app.is_working_day owner to app_definer;
grant execute on function app.is_working_day to app_talent;
