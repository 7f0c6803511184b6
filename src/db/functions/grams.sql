-- All pieces of one, two and three letters in a text: an index on them answers what `like` would need a scan for.
create or replace function app.grams(words text) returns text[]
  language sql immutable strict parallel safe cost 1000
begin atomic
  select letters
    || array(select a || b from unnest(letters, letters[2:]) as pairs (a, b) where b is not null)
    || array(select a || b || c from unnest(letters, letters[2:], letters[3:]) as triples (a, b, c) where c is not null)
  from (select string_to_array(words, null) as letters) as split;
end;
grant execute on function app.grams to app_user, app_visitor, app_system, app_definer;
