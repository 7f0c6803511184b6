-- The condition that a row fits a search and has one tag of each of the wishes, and one that an index can answer, which lets
-- through more. A row fits when one of its columns has the search in it, or when it has one of the spellings as a tag.
create function app.conditions(
  search text, columns text[], spellings text[], wishes jsonb, out fits text, out by_index text
)
  language plpgsql immutable set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
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
      '(' || string_agg(format('app.grams(%I) @> %L', "column", app.search_grams(lower(search))), ' or ') || other || ')' || wished
    into fits, by_index
    from unnest(columns) as "column";
  end if;
end
$$;

-- A page of what fits, newest first, and how much there is, counted to one beyond `bound`. Reading on from the newest rows
-- soon finds enough when many of them fit; when few do, all that fit are fetched by the index. A look at the newest thousand
-- tells which costs less: to fetch a row costs so many times what it costs to read one on the way. The texts are written by
-- functions of the definer, never by a request.
create function app.newest_fitting(
  source text, scope text, fits text, by_index text, fetch_cost real, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language plpgsql stable set search_path = '' set jit = off set work_mem = '16MB'
  set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  set enable_bitmapscan = on set enable_indexscan = on set enable_indexonlyscan = on
as $$
declare
  enough constant int := greatest(bound + 1, skip + size);
  seen real := 1000;
  row_count real;
begin
  if fits <> 'true' then
    execute format('select count(*) from (select %s as fits from %s where %s order by created_at desc, id limit 1000) as newest
      where fits', fits, source, scope) into seen;
  end if;
  select greatest(reltuples, 1) into row_count from pg_catalog.pg_class where oid = source::regclass;
  if seen * seen > 1e6 * enough / row_count / fetch_cost then
    perform set_config('enable_bitmapscan', 'off', true);
    source = format('%s where %s and %s', source, scope, fits);
  else
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    source = format('(select * from %s where %s and %s offset 0) as matching where %s', source, by_index, fits, scope);
  end if;
  execute format(
    'select coalesce((array_agg(id))[%s:%s], ''{}''), least(count(*), %s)
     from (select id from %s order by created_at desc, id limit %s) as found',
    skip + 1, skip + size, bound + 1, source, enough
  ) into ids, total;
end
$$;

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

create or replace function app.find_talent(
  search text, wanted_status text, only_onboarded boolean, wishes jsonb, skip int, size int, bound int,
  out ids uuid[], out total int
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- To buyers the accepted ones alone.
  shown_status constant text := case
    when current_setting('role') = 'app_admin' then wanted_status
    when coalesce(wanted_status, 'accepted') = 'accepted' then 'accepted'
    else ''
  end;
  is_narrow constant boolean := shown_status = 'accepted' and wishes = '[]';
  is_counted constant boolean := search = '' and wishes = '[]';
begin
  select found.* into ids, total
  from app.conditions(search, '{words}', '{}', wishes) as wanted,
    app.newest_fitting(
      case when is_narrow then 'public.talent_search' else 'public.candidate_search' end,
      case when is_narrow or shown_status is null then 'true' else format('status = %L', shown_status) end
        || case when only_onboarded then ' and is_onboarded' else '' end,
      wanted.fits, wanted.by_index, 3, skip, size, case when is_counted then 0 else bound end
    ) as found;
  if is_counted then
    total = app.tallied(shown_status, only_onboarded, false, false, bound);
  end if;
end
$$;

-- The candidates that an admin looks for, by any column of the list, empty values last. Without a search, the column's index
-- and the tally know it all. With one, walking along the column's index soon finds a page when many fit; when few do, or those
-- who fit stand far from its beginning, all of them are fetched and sorted.
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
    || case when wanted_status is null then '' else format(' and status = %L', wanted_status) end
    || case when only_subscribed then ' and subscribe' else '' end
    || case when only_agreed then ' and agree' else '' end;
  -- Columns that are never empty are sorted without a word on it, so that one index serves both directions.
  ending constant text := case when sort in ('name', 'whatsapp', 'resume_size_bytes') then ' nulls last' else '' end;
  in_order constant text := format('order by c.%I', sort)
    || case when is_descending then ' desc' || ending || ', c.id' else ending || ', c.id desc' end;
  -- As the search table has them.
  words constant text := '(select lower(concat(c.name, chr(31), c.email)) as words, lower(c.whatsapp) as whatsapp)';
  walked constant int := 25000 + 2 * skip;
  fits text;
  by_index text;
begin
  if search = '' then
    total = app.tallied(wanted_status, false, only_subscribed, only_agreed, bound);
    perform set_config('enable_sort', 'off', true);
    execute format('select array(select c.id from public.candidates c where %s %s limit %s offset %s)',
      filters, in_order, size, skip) into ids;
    return;
  end if;
  select * into fits, by_index from app.conditions(search, '{words,whatsapp}', '{}', '[]');
  select * into ids, total
  from app.newest_fitting('public.candidate_search', filters, fits, by_index, 9, skip, size, bound);
  if sort = 'created_at' and is_descending then
    return;
  end if;
  if total > bound then
    execute format('select array(select id from (select c.id, %s and (select %s from %s as s) as fits
        from public.candidates c %s limit %s) as walked where fits limit %s offset %s)',
      filters, fits, words, in_order, walked, size, skip) into ids;
    if cardinality(ids) = size then
      return;
    end if;
  end if;
  perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
  execute format('select array(select id from public.candidate_search where %s and %s and %s)', by_index, fits, filters) into ids;
  perform set_config('enable_indexonlyscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
  execute format('with c as materialized (
      select id, created_at, email, name, whatsapp, status, resume_size_bytes from public.candidates where id = any ($1))
    select array(select c.id from c %s limit %s offset %s)', in_order, size, skip) using ids into ids;
end
$$;
grant execute on function app.conditions(text, text[], text[], jsonb),
  app.newest_fitting(text, text, text, text, real, int, int, int) to app_definer;

-- Whoever was accepted is seen without a look at their applications: of two policies either might be asked first.
drop policy buyer_reads_accepted on candidates;
drop policy buyer_reads_applicants on candidates;
create policy buyer_reads on candidates for select to app_buyer using (status = 'accepted' or app.is_applicant(user_id));
