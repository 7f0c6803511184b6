-- A page of what has the search among its words or its tags, newest first, and how much there is (app.newest_fitting). `source` is
-- a table and `scope` a condition, both written by functions of the definer, never by a request.
create or replace function app.newest_found(
  source text, scope text, search text, spellings text[], wishes jsonb, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language sql stable set search_path = ''
begin atomic
  select found.ids, found.total
  from app.conditions(search, '{words}', spellings, wishes) as wanted,
    app.newest_fitting(source, scope, wanted.fits, wanted.by_index, 6, skip, size, bound) as found;
end;
grant execute on function app.newest_found to app_definer;
