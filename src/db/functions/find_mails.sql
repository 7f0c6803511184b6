-- The admins' list of emails, by recipient and status. Reads whole rows but returns only ids.
create or replace function app.find_mails(search text, wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.mails',
    case wanted when 'all' then 'true' else format('status = %L', wanted) end,
    search, '{words}', '{}', '[]', 6, skip, size, bound
  ) as found;
end;
alter function app.find_mails owner to app_definer;
grant execute on function app.find_mails to app_admin;
