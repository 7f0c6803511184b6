-- The admins' list of accounts, by role and state.
create or replace function app.find_people(
  search text, wanted_role text, wanted_state text, skip int, size int, bound int, out ids uuid[], out total int
)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.people_search',
    concat_ws(
      ' and ', 'true',
      case when wanted_role <> 'all' then format('role = %L', wanted_role) end,
      case when wanted_state <> 'all' then format('state = %L', wanted_state) end
    ),
    search, '{words}', '{}', '[]', 6, skip, size, bound
  ) as found;
end;
alter function app.find_people owner to app_definer;
grant execute on function app.find_people to app_admin;
