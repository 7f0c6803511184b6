-- `fits`: the row matches the search and has at least one tag of each wish. A row matches if one of its columns contains the search,
-- if one of the spellings is among its tags, or if it is one of `known`. `by_index`: the same for an index on grams.
-- Grams can match too much, so `fits` is checked as well, except for a search of up to three letters, which is a gram itself.
create or replace function app.conditions(
  search text, columns text[], spellings text[], wishes jsonb, known uuid[] default '{}', out fits text, out by_index text
)
  language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := lower(search);
  pattern constant text := '%' || regexp_replace(letters, '([\\%_])', '\\\1', 'g') || '%';
  -- The grams that a text must have: the search itself if it is short, otherwise three-letter pieces of it, end to end, since each
  -- costs a lookup for each row that has the rarest of them.
  pieces constant text[] := case when length(letters) <= 3 then array[letters]
    else array(select distinct substr(letters, least(at, length(letters) - 2), 3) from generate_series(1, length(letters), 3) as at) end;
  other constant text := case when spellings = '{}' then '' else format(' or tags && %L', app.tag_codes(spellings)) end
    || case when known = '{}' then '' else format(' or id = any (%L)', known) end;
  wished constant text := (
    select coalesce(string_agg(format(' and tags && %L', app.tag_codes(array(select jsonb_array_elements_text(wish)))), ''), '')
    from jsonb_array_elements(wishes) as wish
  );
begin
  if search = '' then
    fits = 'true' || wished;
    by_index = fits;
  else
    select '(' || string_agg(format('%s like %L', "column", pattern), ' or ') || other || ')' || wished,
      '(' || string_agg(format('app.grams(%s) @> %L', "column", pieces), ' or ') || other || ')' || wished
    into fits, by_index
    from unnest(columns) as "column";
    if length(letters) > 3 then
      by_index = by_index || ' and ' || fits;
    end if;
  end if;
end
$$;
grant execute on function app.conditions to app_definer;
