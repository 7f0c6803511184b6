-- The condition that a row fits a search and has one tag of each of the wishes, and one that an index can answer, which may let
-- through more. A row fits when one of its columns has the search in it, or when it has one of the spellings as a tag. A search
-- of up to three letters is a piece itself: whatever the index finds has it, and isn't looked at again.
create or replace function app.conditions(
  search text, columns text[], spellings text[], wishes jsonb, out fits text, out by_index text
)
  language plpgsql immutable set search_path = ''
as $$
declare
  letters constant text := lower(search);
  pattern constant text := '%' || regexp_replace(letters, '([\\%_])', '\\\1', 'g') || '%';
  -- What the pieces of a text must contain: the search itself when it is short, all of its threes when it is long.
  pieces constant text[] := case when length(letters) <= 3 then array[letters]
    else array(select distinct substr(letters, at, 3) from generate_series(1, length(letters) - 2) as at) end;
  other constant text := case when spellings = '{}' then '' else format(' or tags && %L', app.tag_codes(spellings)) end;
  wished constant text := (
    select coalesce(string_agg(format(' and tags && %L', app.tag_codes(array(select jsonb_array_elements_text(wish)))), ''), '')
    from jsonb_array_elements(wishes) as wish
  );
begin
  if search = '' then
    fits = 'true' || wished;
    by_index = fits;
  else
    select '(' || string_agg(format('%I like %L', "column", pattern), ' or ') || other || ')' || wished,
      '(' || string_agg(format('app.grams(%I) @> %L', "column", pieces), ' or ') || other || ')' || wished
    into fits, by_index
    from unnest(columns) as "column";
    if length(letters) > 3 then
      by_index = by_index || ' and ' || fits;
    end if;
  end if;
end
$$;
grant execute on function app.conditions to app_definer;
