-- The admins' list is sorted where it is searched: beside the words stands what each column of the list sorts by, so that those
-- who fit are found, sorted and counted in one table, whose rows change less often than the candidates'. A table made anew is
-- as compact as the first; to update a million rows would take minutes. Changes of candidates wait for it, half a minute where
-- there are a million. Migration 0042 makes the indexes, and nobody waits for those.
lock table candidates in share row exclusive mode;
drop function app.candidate_search_row(candidates);
alter table candidates no force row level security;
alter table candidate_search no force row level security;
create table sorted_search as
  select s.*, c.name, c.email, c.resume_size_bytes
  from candidate_search s join candidates c on c.id = s.id
  order by s.created_at;
alter table candidates force row level security;
drop table candidate_search;
alter table sorted_search rename to candidate_search;
alter table candidate_search
  alter column created_at set not null,
  alter column status set not null,
  alter column is_onboarded set not null,
  alter column words set not null,
  alter column tags set not null,
  alter column subscribe set not null,
  alter column agree set not null,
  alter column email set not null,
  add primary key (id),
  add foreign key (id) references candidates on delete cascade;
alter table candidate_search enable row level security;
alter table candidate_search force row level security;
create policy definer_works on candidate_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on candidate_search to app_definer;

create function app.candidate_search_row(candidate candidates) returns candidate_search
  language sql stable
begin atomic
  select candidate.id, candidate.created_at, candidate.status, candidate.platform_access_granted_at is not null,
    lower(concat(candidate.name, chr(31), candidate.email)), app.tag_codes(coalesce(candidate.terms, '{}')),
    lower(candidate.whatsapp), candidate.subscribe, candidate.agree, candidate.name, candidate.email,
    candidate.resume_size_bytes;
end;
grant execute on function app.candidate_search_row(candidates) to app_definer;

create or replace function app.keep_candidate_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.candidate_search as kept select (app.candidate_search_row(new)).*
  on conflict (id) do update set
    status = excluded.status, is_onboarded = excluded.is_onboarded, words = excluded.words, tags = excluded.tags,
    whatsapp = excluded.whatsapp, subscribe = excluded.subscribe, agree = excluded.agree,
    name = excluded.name, email = excluded.email, resume_size_bytes = excluded.resume_size_bytes
  where kept is distinct from excluded;
  if new.status = 'accepted' then
    insert into public.talent_search as kept
    select s.id, s.created_at, s.is_onboarded, s.words from public.candidate_search s where s.id = new.id
    on conflict (id) do update set is_onboarded = excluded.is_onboarded, words = excluded.words
    where kept is distinct from excluded;
  else
    delete from public.talent_search where id = new.id;
  end if;
  return null;
end
$$;
drop trigger search on candidates;
create trigger search after insert or update
  of name, email, whatsapp, status, subscribe, agree, platform_access_granted_at, profile_data, resume_size_bytes
  on candidates for each row execute function app.keep_candidate_search();

-- A search of up to three letters is a piece itself: whatever the index finds has it, and isn't looked at again.
create or replace function app.conditions(
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
    if length(lower(search)) > 3 then
      by_index = by_index || ' and ' || fits;
    end if;
  end if;
end
$$;

-- A page of what fits, newest first, and how much there is, counted to one beyond `bound`. Reading on from the newest rows
-- soon finds enough when many of them fit; when few do, all that fit are fetched by the index. A look at the newest thousand
-- tells which costs less: to fetch a row costs so many times what it costs to read one on the way. The texts are written by
-- functions of the definer, never by a request.
create or replace function app.newest_fitting(
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
    source = format('(select * from %s where %s offset 0) as matching where %s', source, by_index, scope);
  end if;
  -- Beyond what is counted, one row more than the page tells the rest.
  if bound <= skip + size then
    execute format('select array(select id from %s order by created_at desc, id limit %s offset %s)',
      source, size + 1, skip) into ids;
    total = least(skip + cardinality(ids), bound + 1);
    if ids <> '{}' then
      ids = ids[:size];
      return;
    end if;
  end if;
  execute format(
    'select coalesce((array_agg(id))[%s:%s], ''{}''), least(count(*), %s)
     from (select id from %s order by created_at desc, id limit %s) as found',
    skip + 1, skip + size, bound + 1, source, enough
  ) into ids, total;
end
$$;

-- The candidates that an admin looks for, by any column of the list, empty values last. Every index of a column begins with
-- the status, so that a long list of one status is walked without passing the others; all together are four walks merged.
-- Without a search, the index and the tally know it all. With one, walking along the index soon finds a page when many fit;
-- when few do, or those who fit stand far from its beginning, all of them are fetched, sorted and counted.
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
  -- Columns that are never empty are sorted without a word on it, so that one index serves both directions.
  ending constant text := case when sort in ('name', 'whatsapp', 'resume_size_bytes') then ' nulls last' else '' end;
  in_order constant text := 'order by sorted_by'
    || case when is_descending then ' desc' || ending || ', id' else ending || ', id desc' end;
  row_count constant real := (
    select greatest(reltuples, 1) from pg_catalog.pg_class where oid = 'public.candidate_search'::regclass
  );
  fits text := 'true';
  by_index text;
  seen int;
  walk text;
begin
  if search <> '' then
    select * into fits, by_index from app.conditions(search, '{words,whatsapp}', '{}', '[]');
  end if;
  walk = format('select id, %I as sorted_by, %s as fits from public.candidate_search where %s', sort, fits, filters);
  if wanted_status is null and sort <> 'status' then
    select string_agg(format('(%s and status = %L %s)', walk, status, in_order), ' union all ') into walk
    from unnest('{pending,interviewed,accepted,rejected}'::text[]) as status;
  end if;
  if search = '' then
    total = app.tallied(wanted_status, false, only_subscribed, only_agreed, bound);
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    execute format('select array(select id from (%s) as c %s limit %s offset %s)', walk, in_order, size, skip) into ids;
    return;
  end if;
  if sort = 'created_at' and is_descending then
    select * into ids, total
    from app.newest_fitting('public.candidate_search', filters, fits, by_index, 7, skip, size, bound);
    return;
  end if;
  execute format('select count(*) from (select %s as fits from public.candidate_search where %s
    order by created_at desc, id limit 1000) as newest where fits', fits, filters) into seen;
  if seen >= 20 and seen::real * seen > 2e5 * (skip + size) / row_count then
    perform set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true);
    -- When a tenth of all fit, the longest walk costs no more than to fetch them.
    execute format('select array(select id from (select id, fits from (%s) as c %s limit %L) as walked
        where fits limit %s offset %s)',
      walk, in_order, case when seen < 100 then 20000 + 2000 / seen * (skip + size) end, size + 1, skip) into ids;
    if cardinality(ids) > size or seen >= 100 then
      total = least(skip + cardinality(ids), bound + 1);
      -- Beyond what is counted, one row more than the page tells the rest.
      if bound > skip + size or ids = '{}' then
        select found.total into total
        from app.newest_fitting('public.candidate_search', filters, fits, by_index, 7, 0, 0, bound) as found;
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
    sort, by_index, filters, in_order, size, skip, bound + 1) into ids, total;
end
$$;

-- The applications that the owner of a project received: a page of them, and how many are in each status. They are counted and
-- sorted in their index alone, and the owner is asked for once.
create function app.find_applications(
  project_id uuid, wanted_status text, among uuid[], sort text, skip int, size int, out ids uuid[], out counts json
)
  language sql stable security definer set search_path = '' set jit = off
begin atomic
  with received as materialized (
    select a.id, a.status, a.created_at, a.hourly_rate, a.available_start_date
    from public.applications a
    where a.project_id = $1
      and exists (select from public.projects p where p.id = $1 and p.buyer_id = app.buyer_id())
  )
  select
    array(
      select received.id from received
      where received.status = coalesce(wanted_status, received.status) and (among is null or received.id = any (among))
      -- Who named no rate or no date comes last, either way.
      order by case sort
          when 'lowest-rate' then received.hourly_rate
          when 'highest-rate' then - received.hourly_rate
          when 'earliest-start' then received.available_start_date - date 'epoch'
          when 'oldest' then extract(epoch from received.created_at)
        end nulls last, received.created_at desc, received.id
      limit size offset skip
    ),
    (
      select json_object_agg(counted.status, counted.count)
      from (select received.status, count(*) from received group by received.status) as counted
    );
end;
alter function app.find_applications(uuid, text, uuid[], text, int, int) owner to app_definer;
grant execute on function app.find_applications(uuid, text, uuid[], text, int, int) to app_buyer;

-- With an offset, the one project is looked up; without, PostgreSQL gathers all that a buyer owns to find it among them.
drop policy owner_reads on applications;
drop policy owner_decides on applications;
create policy owner_reads on applications for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id()) offset 0));
create policy owner_decides on applications for update to app_buyer
  using (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id()) offset 0))
  with check (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id()) offset 0));

-- What buyers search of their own projects, in small letters once and for all.
alter table projects add column words text collate "C" not null generated always as (lower(title)) stored;
