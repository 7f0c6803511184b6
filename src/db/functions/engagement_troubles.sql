-- What is wrong with an engagement, and since when. `app.find_engagements` finds by the same conditions.
create or replace function app.engagement_troubles(engagement uuid) returns table (kind text, since date)
  language sql stable security definer set search_path = ''
begin atomic
  -- The reminder marks the item on the day on which it is due.
  select 'day-ten', i.reminded_at::date
  from public.onboarding_items i
  join public.engagements e on e.id = i.engagement_id
  where i.engagement_id = $1 and i.name = 'day-ten' and i.done_at is null and i.reminded_at is not null and e.ended_at is null
  union all
  select 'unsigned', e.accepted_at::date
  from public.engagements e
  where e.id = $1 and e.status = 'preparing' and e.accepted_at < now() - interval '7 days' and not exists (
    select from public.offers o join public.statements s on s.offer_id = o.id and s.status = 'executed'
    where o.application_id = e.application_id
  )
  union all
  select 'hours', min(w.starts_on) + 6
  from public.weeks w
  where w.engagement_id = $1 and w.status in ('open', 'submitted', 'returned') and w.minutes > 0 and w.starts_on <= current_date - 14
  having count(*) > 0
  union all
  select 'invoice', min(v.due_on)
  from public.weeks w
  join public.invoice_lines l on l.week_id = w.id
  join public.invoices v on v.id = l.invoice_id
  where w.engagement_id = $1 and v.status = 'overdue'
  having count(*) > 0
  order by 2, 1;
end;
alter function app.engagement_troubles owner to app_definer;
-- Not granted to anyone: only other functions call it.
