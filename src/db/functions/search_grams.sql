-- The pieces that a text must have to contain this one: itself when it is short, all of its threes when it is long.
create or replace function app.search_grams(search text) returns text[]
  language sql immutable strict parallel safe
begin atomic
  select case when length(search) <= 3 then array[search] else array(
    select distinct substr(search, at, 3) from generate_series(1, length(search) - 2) as at
  ) end;
end;
grant execute on function app.search_grams to app_definer;
