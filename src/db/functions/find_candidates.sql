-- The admins' list of candidates, sorted by any column, empty values last. Each column's index starts with the status, so that a
-- list of one status skips the others; a list of all merges four index scans. Where many lack a value, the list is walked in parts:
-- those who have it, then those who don't; of calls, first the ones to come, then those that are over, the latest first. Without a search, the index and the tally are enough.
-- With one, scanning the index finds a page quickly if many rows match. If few do, or if they are far from its start, all matches
-- are fetched, sorted and counted.
create or replace function app.find_candidates(
  search text, wanted_status text, only_subscribed boolean, only_agreed boolean, sort text, is_descending boolean,
  skip int, size int, bound int, out ids uuid[], out total int
)
  language plpgsql stable security definer set search_path = ''
  set jit = off set work_mem = '16MB' set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = on set enable_indexscan = on set enable_indexonlyscan = on set enable_sort = on
as $$
declare
  filters constant text := 'true'
    || case when only_subscribed then ' and subscribe' else '' end
    || case when only_agreed then ' and agree' else '' end
    || case when wanted_status is null then '' else format(' and status = %L', wanted_status) end;
  -- Columns that are never null don't need `nulls last`, so that one index serves both directions.
  ending constant text := case when sort in ('name', 'whatsapp', 'resume_size_bytes') then ' nulls last' else '' end;
  in_order constant text := 'order by sorted_by'
    || case when is_descending then ' desc' || ending || ', id' else ending || ', id desc' end;
  parts constant text[] := case
    when sort = 'next_call_at' then '{sorted_by >= now(),sorted_by < now(),sorted_by is null}'
    when sort in ('score', 'country', 'credential', 'software') then '{sorted_by is not null,sorted_by is null}'
  end;
  -- An append runs its parts one after the other, so what is walked in parts is in order already.
  walked_order constant text := case when parts is null then in_order else '' end;
  sorted_order constant text := case
    when sort = 'next_call_at' then replace('order by sorted_by < now() nulls last,
      case when sorted_by >= now() then sorted_by end DIRECTION, sorted_by desc, case when sorted_by < now() then id end, id',
      'DIRECTION', case when is_descending then 'desc' else 'asc' end) || case when is_descending then '' else ' desc' end
    when parts is not null then 'order by sorted_by' || case when is_descending then ' desc nulls last, id' else ' nulls last, id desc' end
    else in_order
  end;
  row_count constant real := (
    select greatest(reltuples, 1) from pg_catalog.pg_class where oid = 'public.candidate_search'::regclass
  );
  columns constant text[] := '{words,whatsapp}';
  fits text;
  by_index text;
  seen int;
  walk text;
  part text;
  part_order text;
  merged text;
  in_parts text;
begin
  select * into fits, by_index from app.conditions(search, columns, '{}', '[]');
  walk = format('select id, %I as sorted_by, %s as fits from public.candidate_search where %s', sort, fits, filters);
  if parts is not null then
    foreach part in array parts loop
      part_order = case part
        when 'sorted_by is null' then 'order by id' || case when is_descending then '' else ' desc' end
        when 'sorted_by < now()' then 'order by sorted_by desc, id'
        else in_order
      end;
      select string_agg(format('(%s and status = %L and %s %s)', walk, status, replace(part, 'sorted_by', sort), part_order),
        ' union all ') into merged
      from unnest(case when wanted_status is null then '{pending,interviewed,accepted,rejected}' else array[wanted_status] end)
        as status;
      in_parts = concat_ws(' union all ', in_parts, format('(select * from (%s) as part %s)', merged, part_order));
    end loop;
    walk = in_parts;
  elsif wanted_status is null and sort <> 'status' then
    select string_agg(format('(%s and status = %L %s)', walk, status, in_order), ' union all ') into walk
    from unnest('{pending,interviewed,accepted,rejected}'::text[]) as status;
  end if;
  if search = '' then
    total = app.tallied(wanted_status, false, only_subscribed, only_agreed, bound);
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    execute format('select array(select id from (%s) as c %s limit %s offset %s)', walk, walked_order, size, skip) into ids;
    return;
  end if;
  if sort = 'created_at' and is_descending then
    select * into ids, total
    from app.newest_matching('public.candidate_search', filters, search, columns, '{}', '[]', 7, skip, size, bound);
    return;
  end if;
  execute format('select count(*) from (select %s as fits from public.candidate_search where %s
    order by created_at desc, id limit 1000) as newest where fits', fits, filters) into seen;
  if seen >= 20 and seen::real * seen > 2e5 * (skip + size) / row_count then
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    -- If a tenth of all rows match, even the longest scan costs no more than fetching them.
    execute format('select array(select id from (select id, fits from (%s) as c %s limit %L) as walked
        where fits limit %s offset %s)',
      walk, walked_order, case when seen < 100 then 20000 + 2000 / seen * (skip + size) end, size + 1, skip) into ids;
    if cardinality(ids) > size or seen >= 100 then
      total = least(skip + cardinality(ids), bound + 1);
      -- Past `bound`, one row more than the page is enough to know that there are more.
      if bound > skip + size or ids = '{}' then
        select found.total into total
        from app.newest_matching('public.candidate_search', filters, search, columns, '{}', '[]', 7, 0, 0, bound) as found;
      end if;
      ids = ids[:size];
      return;
    end if;
  end if;
  perform set_config('enable_sort', 'on', true), set_config('enable_bitmapscan', 'on', true),
    set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
  execute format('with found as materialized (
      select id, %I as sorted_by from public.candidate_search where %s and %s)
    select array(select id from found %s limit %s offset %s), least((select count(*) from found), %s)',
    sort, by_index, filters, sorted_order, size, skip, bound + 1) into ids, total;
end
$$;
alter function app.find_candidates owner to app_definer;
grant execute on function app.find_candidates to app_admin;
