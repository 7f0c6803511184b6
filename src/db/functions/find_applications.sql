-- A page of the applications to a project of the signed-in buyer, and how many are in each status. The index alone is enough to
-- count and sort them, and the owner is checked once.
create or replace function app.find_applications(
  project_id uuid, wanted_status text, among uuid[], sort text, skip int, size int, out ids uuid[], out counts json
)
  language sql stable security definer set search_path = '' set jit = off
begin atomic
  with received as materialized (
    select a.id, a.status, a.created_at, a.hourly_rate, a.available_start_date
    from public.applications a
    where a.project_id = $1
      and exists (select from public.projects p where p.id = $1 and p.buyer_id = app.buyer_id())
  )
  select
    array(
      select received.id from received
      where received.status = coalesce(wanted_status, received.status) and (among is null or received.id = any (among))
      -- Applications without a rate or date come last in either direction.
      order by case sort
          when 'lowest-rate' then received.hourly_rate
          when 'highest-rate' then - received.hourly_rate
          when 'earliest-start' then received.available_start_date - date 'epoch'
          when 'oldest' then extract(epoch from received.created_at)
        end nulls last, received.created_at desc, received.id
      limit size offset skip
    ),
    (
      select json_object_agg(counted.status, counted.count)
      from (select received.status, count(*) from received group by received.status) as counted
    );
end;
alter function app.find_applications owner to app_definer;
grant execute on function app.find_applications to app_buyer;
