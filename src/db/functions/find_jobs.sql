-- The jobs that an admin looks for, by status. It reads whole rows and answers ids.
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
