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
-- the search among its words, or one of the `spellings` among its tags, and one tag of each of the wishes. Reading on from
-- the newest rows soon finds enough when many of them fit; when few do, all that fit are fetched by the index. A look at the
-- newest thousand tells which costs less. `source` is a table and `scope` a condition, both written by functions of the
-- definer, never by a request.
create function app.newest_found(
  source text, scope text, search text, spellings text[], wishes jsonb, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language plpgsql stable set search_path = '' set jit = off set work_mem = '16MB'
  set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  pattern constant text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
  other constant text := case when spellings = '{}' then '' else format(' or tags && %L', app.tag_codes(spellings)) end;
  fits text := 'true';
  by_index text := 'true';
  seen int;
  row_count real;
begin
  if search <> '' then
    fits = format('(words like %L%s)', pattern, other);
    by_index = format('(app.grams(words) @> %L%s)', app.search_grams(lower(search)), other);
  end if;
  select fits || coalesce(string_agg(format(' and tags && %L', app.tag_codes(tags)), ''), '') into fits
  from jsonb_array_elements(wishes) as wish, lateral (select array(select jsonb_array_elements_text(wish))) as named (tags);

  execute format('select count(*) from (select %s as fits from %s where %s order by created_at desc, id limit 1000) as newest
    where fits', fits, source, scope) into seen;
  select greatest(reltuples, 1) into row_count from pg_catalog.pg_class where oid = source::regclass;
  -- A row that is read on the way costs a sixth of one that is fetched from anywhere.
  if seen::real * seen > 170000.0 * bound / row_count then
    perform set_config('enable_bitmapscan', 'off', true);
    source = format('%s where %s and %s order by created_at desc, id limit %s', source, scope, fits, bound + 1);
  else
    source = format('(select * from %s where %s and %s offset 0) as matching where %s', source, by_index, fits, scope);
  end if;
  execute format(
    'with found as materialized (select id, created_at from %s)
     select array(select id from found order by created_at desc, id limit %s offset %s), (select count(*) from found)',
    source, size, skip
  ) into ids, total;
  total = least(total, bound + 1);
end
$$;
grant execute on function app.grams(text), app.search_grams(text), app.tag_codes(text[]),
  app.newest_found(text, text, text, text[], jsonb, int, int, int) to app_definer;
