-- Makes engagements active whose gate is open, so many at once; also those whose start day came while no server ran.
create or replace function app.start_engagements(bound int) returns table (id uuid)
  language sql security definer set search_path = ''
begin atomic
  update public.engagements e set status = 'active'
  where e.id in (
    select w.id from public.engagements w
    where w.status = 'preparing'
      and exists (
        select from public.offers o join public.statements s on s.offer_id = o.id and s.status = 'executed'
        where o.application_id = w.application_id
      )
      and app.missing_for_start(w.id) = '{}'
    order by w.accepted_at, w.id
    limit bound
    for update skip locked
  )
  returning e.id;
end;
alter function app.start_engagements owner to app_definer;
grant execute on function app.start_engagements to app_system;
