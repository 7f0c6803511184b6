-- The admins' list of leads: open, handled, or all.
create or replace function app.find_leads(search text, wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.leads',
    case wanted when 'open' then 'handled_at is null' when 'handled' then 'handled_at is not null' else 'true' end,
    search, '{words}', '{}', '[]', 6, skip, size, bound
  ) as found;
end;
alter function app.find_leads owner to app_definer;
grant execute on function app.find_leads to app_admin;
