-- The admins' list of projects, by state: newest, oldest or most applied to first.
create or replace function app.find_projects(
  search text, wanted_state text, sort text, skip int, size int, bound int, out ids uuid[], out total int
)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.project_search',
    case when wanted_state = 'all' then 'true' else format('state = %L', wanted_state) end,
    search, '{words}', '{}', '[]', 6, skip, size, bound,
    case sort
      when 'oldest' then 'created_at, id desc'
      when 'most-applicants' then 'applications desc, created_at desc, id'
      else 'created_at desc, id'
    end
  ) as found;
end;
alter function app.find_projects owner to app_definer;
grant execute on function app.find_projects to app_admin;
