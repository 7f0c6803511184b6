-- The admins' list of jobs, by status. Reads whole rows but returns only ids.
create or replace function app.find_jobs(wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.jobs', case wanted when 'all' then 'true' else format('status = %L', wanted) end,
    '', '{}', '{}', '[]', 6, skip, size, bound
  ) as found;
end;
alter function app.find_jobs owner to app_definer;
grant execute on function app.find_jobs to app_admin;
