-- Searches for any part of a word, a single letter included, and lists of a million rows. Where a policy must be asked
-- first, PostgreSQL uses no index for such a search. So what is searched has small tables of its own, which only functions
-- of the definer read; these apply the policy themselves, and their callers read the rows found under their own policies.

-- The pieces of one, two and three letters that a text consists of: an index on them answers what `like` would scan for.
create function app.grams(words text) returns text[]
  language sql immutable strict parallel safe cost 1000
begin atomic
  select letters
    || array(select a || b from unnest(letters, letters[2:]) as pairs (a, b) where b is not null)
    || array(select a || b || c from unnest(letters, letters[2:], letters[3:]) as triples (a, b, c) where c is not null)
  from (select string_to_array(words, null) as letters) as split;
end;

-- The pieces that a text must have to contain this one: itself when it is short, all of its threes when it is long.
create function app.search_grams(search text) returns text[]
  language sql immutable strict parallel safe
begin atomic
  select case when length(search) <= 3 then array[search] else array(
    select distinct substr(search, at, 3) from generate_series(1, length(search) - 2) as at
  ) end;
end;

-- Tags as numbers: a table that fits into memory is read in a fraction of the time.
create function app.tag_codes(tags text[]) returns bigint[]
  language sql immutable strict parallel safe
begin atomic
  select array(select ('x' || left(md5(tag), 16))::bit(64)::bigint from unnest(tags) as tag where tag is not null);
end;

-- A page of what is searched for, newest first, and how much there is, counted to one beyond `bound`. A row fits when it has
-- the search among its words, or one of the `spellings` among its tags, and one tag of each of the wishes. When many of the
-- newest rows fit, reading on from there soon finds enough; else few enough fit to fetch them all by the index.
-- `source` (`from … where …`) is written by functions of the definer, never by a request.
create function app.newest_found(
  source text, search text, spellings text[], wishes jsonb, skip int, size int, bound int, out ids uuid[], out total int
)
  language plpgsql stable set search_path = '' set jit = off
  set work_mem = '16MB' set enable_seqscan = off set max_parallel_workers_per_gather = 0
as $$
declare
  pattern constant text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
  fits text := 'true';
  by_index text := '';
  seen int;
begin
  if search <> '' then
    fits = format('(words like %L or tags && %L)', pattern, app.tag_codes(spellings));
    by_index = format(
      ' and (app.grams(words) @> %L or tags && %L)', app.search_grams(lower(search)), app.tag_codes(spellings)
    );
  end if;
  select fits || coalesce(string_agg(format(' and tags && %L', app.tag_codes(tags)), ''), '') into fits
  from jsonb_array_elements(wishes) as wish, lateral (select array(select jsonb_array_elements_text(wish))) as named (tags);
  execute format(
    'select count(*) from (select %s as fits %s order by created_at desc, id limit 1000) as newest where fits', fits, source
  ) into seen;
  execute format(
    'with found as materialized (select id, created_at %s and %s %s)
     select array(select id from found order by created_at desc, id limit %s offset %s), (select count(*) from found)',
    source, fits,
    case when seen < 100 then by_index else format('order by created_at desc, id limit %s', bound + 1) end, size, skip
  ) into ids, total;
  total = least(total, bound + 1);
end
$$;
grant execute on function app.grams(text), app.search_grams(text), app.tag_codes(text[]),
  app.newest_found(text, text, text[], jsonb, int, int, int) to app_definer;
