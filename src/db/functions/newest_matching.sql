-- A page of the rows that match a search (app.conditions), newest first, and their number, counted up to one past `bound`. If many
-- rows match, scanning from the newest finds enough quickly; if few do, all matches are fetched by the index. The newest thousand
-- rows tell which is cheaper: fetching a row costs `fetch_cost` times as much as scanning one. If there are no more than these in
-- scope, reading them all by the index of the scope is. With another order, the first thousand of that order do. `source` is a
-- table, `scope` a condition, `columns` what is searched, `in_order` an order, and `part` the part of the scope that the index on grams
-- is of: all written by functions owned by app_definer, never by a request. `known` match in any case.
create or replace function app.newest_matching(
  source text, scope text, search text, columns text[], spellings text[], wishes jsonb, fetch_cost real,
  skip int, size int, bound int, in_order text default 'created_at desc, id', known uuid[] default '{}', part text default 'true',
  out ids uuid[], out total int
)
  language plpgsql stable set search_path = '' set jit = off set work_mem = '16MB'
  set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = on set enable_indexscan = on set enable_indexonlyscan = on
as $$
declare
  enough constant int := greatest(bound + 1, skip + size);
  fits text;
  by_index text;
  seen real := 1000;
  in_scope int;
  row_count real;
begin
  select * into fits, by_index from app.conditions(search, columns, spellings, wishes, known);
  if fits <> 'true' then
    execute format('select count(*) filter (where fits), count(*)
      from (select %s as fits from %s where %s order by %s limit 1000) as first', fits, source, scope, in_order)
      into seen, in_scope;
  end if;
  select greatest(reltuples, 1) into row_count from pg_catalog.pg_class where oid = source::regclass;
  if in_scope < 1000 or seen * seen > 1e6 * enough / row_count / fetch_cost then
    perform set_config('enable_bitmapscan', 'off', true);
    source = format('%s where %s and %s', source, scope, fits);
  else
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    source = format('(select * from %s where %s and %s offset 0) as matching where %s', source, part, by_index, scope);
  end if;
  -- Past `bound`, one row more than the page is enough to know that there are more.
  if bound <= skip + size then
    execute format('select array(select id from %s order by %s limit %s offset %s)',
      source, in_order, size + 1, skip) into ids;
    total = least(skip + cardinality(ids), bound + 1);
    if ids <> '{}' then
      ids = ids[:size];
      return;
    end if;
  end if;
  execute format(
    'select coalesce((array_agg(id))[%s:%s], ''{}''), least(count(*), %s)
     from (select id from %s order by %s limit %s) as found',
    skip + 1, skip + size, bound + 1, source, in_order, enough
  ) into ids, total;
end
$$;
grant execute on function app.newest_matching to app_definer;
