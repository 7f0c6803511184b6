-- Open projects that match a search by talent, among all or only the given ones; none of a suspended firm.
create or replace function app.find_openings(
  search text, spellings text[], wishes jsonb, among uuid[], skip int, size int, bound int,
  out ids uuid[], out total int
)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_matching(
    'public.opening_search', concat_ws(
      ' and ',
      case when among is null then 'true' else format('id = any (%L)', among) end,
      (
        select format('id <> all (%L)', array_agg(p.id))
        from public.projects p where p.firm_id in (select app.suspended_firms()) and p.status = 'Open'
        having count(*) > 0
      )
    ),
    search, '{words}', spellings, wishes, 6, skip, size, bound
  ) as found;
end;
alter function app.find_openings owner to app_definer;
grant execute on function app.find_openings to app_talent;
