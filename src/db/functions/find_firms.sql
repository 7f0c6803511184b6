-- The admins' list of firms: those to verify, those that are verified, or all.
create or replace function app.find_firms(wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.firms',
    case wanted when 'waiting' then 'verified_at is null' when 'verified' then 'verified_at is not null' else 'true' end,
    '', '{}', '{}', '[]', 6, skip, size, bound
  ) as found;
end;
alter function app.find_firms owner to app_definer;
grant execute on function app.find_firms to app_admin;
