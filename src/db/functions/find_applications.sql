-- A page of the applications to a project of the signed-in person's firm, how many fit the filter, and how many there are in each status.
-- The index alone is enough to count and sort them, and the firm is checked once. Only a filter for vetted applicants and the
-- order by fit look each applicant up: `limit` keeps that a lookup. The fit is how many of the wishes someone has a tag for.
create or replace function app.find_applications(
  project_id uuid, wanted_status text, only_vetted boolean, among uuid[], sort text, wishes jsonb, skip int, size int,
  out ids uuid[], out total int, out counts json
)
  language sql stable security definer set search_path = '' set jit = off
begin atomic
  with received as materialized (
    select a.id, a.user_id, a.status, a.created_at, a.hourly_rate, a.available_start_date
    from public.applications a
    where a.project_id = $1
      and exists (select from public.projects p where p.id = $1 and p.firm_id = app.firm_id())
  ), wish as materialized (
    select app.tag_codes(array(select jsonb_array_elements_text(wish))) as codes from jsonb_array_elements(wishes) as wish
  ), matching as materialized (
    select received.*, vetting.candidate_id
    from received
    left join lateral (
      select c.id as candidate_id, c.status from public.candidates c
      where c.user_id = received.user_id and (only_vetted or sort = 'best-fit') limit 1
    ) as vetting on true
    where received.status = coalesce(wanted_status, received.status) and (among is null or received.id = any (among))
      and (not only_vetted or vetting.status = 'accepted')
  ), fitting as materialized (
    select matching.*, fit.known
    from matching
    left join lateral (
      select (select count(*) from wish where s.tags && wish.codes) as known from public.candidate_search s
      where s.id = matching.candidate_id and sort = 'best-fit' limit 1
    ) as fit on true
  )
  select
    array(
      select fitting.id from fitting
      -- Applications without a rate or date come last in either direction.
      order by case sort
          when 'best-fit' then - fitting.known
          when 'lowest-rate' then fitting.hourly_rate
          when 'highest-rate' then - fitting.hourly_rate
          when 'earliest-start' then fitting.available_start_date - date 'epoch'
          when 'oldest' then extract(epoch from fitting.created_at)
        end nulls last, fitting.created_at desc, fitting.id
      limit size offset skip
    ),
    (select count(*) from matching),
    (
      select json_object_agg(counted.status, counted.count)
      from (select received.status, count(*) from received group by received.status) as counted
    );
end;
alter function app.find_applications owner to app_definer;
grant execute on function app.find_applications to app_buyer;
