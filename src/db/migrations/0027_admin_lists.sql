-- The admins' list: searched by WhatsApp number as well, filtered by two choices, and sorted by any column, with empty
-- values last either way. Who has no value comes last in both directions, so a column that may be empty has two indexes.
alter table candidate_search
  add column whatsapp text collate "C",
  add column subscribe boolean not null default true,
  add column agree boolean not null default true;

create or replace function app.candidate_search_row(candidate candidates) returns candidate_search
  language sql stable
begin atomic
  select candidate.id, candidate.created_at, candidate.status, candidate.platform_access_granted_at is not null,
    lower(concat(candidate.name, chr(31), candidate.email)), app.tag_codes(coalesce(candidate.terms, '{}')),
    lower(candidate.whatsapp), candidate.subscribe, candidate.agree;
end;
drop trigger search on candidates;
create trigger search after insert or update
  of name, email, whatsapp, status, subscribe, agree, platform_access_granted_at, profile_data
  on candidates for each row execute function app.keep_candidate_search();

alter table candidates no force row level security;
alter table candidate_search no force row level security;
update candidate_search s set whatsapp = lower(c.whatsapp), subscribe = c.subscribe, agree = c.agree
from candidates c where c.id = s.id;
alter table candidate_search force row level security;
alter table candidates force row level security;

set local maintenance_work_mem = '256MB';
create index candidate_search_whatsapp on candidate_search using gin (app.grams(whatsapp)) with (fastupdate = off);
create index candidates_by_name on candidates (name, id desc);
create index candidates_by_name_down on candidates (name desc nulls last, id);
create index candidates_by_whatsapp on candidates (whatsapp, id desc);
create index candidates_by_whatsapp_down on candidates (whatsapp desc nulls last, id);
create index candidates_by_reviewed_at on candidates (reviewed_at, id desc);
create index candidates_by_reviewed_at_down on candidates (reviewed_at desc nulls last, id);
create index candidates_by_interview on candidates (interview_scheduled_at, id desc);
create index candidates_by_interview_down on candidates (interview_scheduled_at desc nulls last, id);
create index candidates_by_resume_size on candidates (resume_size_bytes, id desc);
create index candidates_by_resume_size_down on candidates (resume_size_bytes desc nulls last, id);
create index candidates_by_status on candidates (status desc, id);
create index candidates_by_updated_at on candidates (updated_at desc, id);
create index candidates_by_subscribe on candidates (subscribe desc, id);
create index candidates_by_agree on candidates (agree desc, id);

-- How many candidates there are in each status, as the sum of single changes: writers add a row and wait for nobody. An
-- hourly job folds the rows into one for each status.
create table candidate_tally (
  id bigint generated always as identity primary key,
  status text not null,
  change int not null
);
alter table candidates no force row level security;
insert into candidate_tally (status, change) select status, count(*) from candidates group by status;
alter table candidates force row level security;
alter table candidate_tally enable row level security;
alter table candidate_tally force row level security;
create policy admin_reads on candidate_tally for select to app_admin using (true);
create policy system_reads on candidate_tally for select to app_system using (true);
create policy system_clears on candidate_tally for delete to app_system using (true);
create policy system_sums on candidate_tally for insert to app_system with check (true);
create policy definer_writes on candidate_tally for insert to app_definer with check (true);
grant select on candidate_tally to app_admin;
grant select, delete, insert (status, change) on candidate_tally to app_system;
grant insert on candidate_tally to app_definer;

create function app.tally_candidate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.candidate_tally (status, change) values (old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.candidate_tally (status, change) values (new.status, 1);
  end if;
  return null;
end
$$;
alter function app.tally_candidate() owner to app_definer;
create trigger tally after insert or delete on candidates for each row execute function app.tally_candidate();
create trigger tally_move after update of status on candidates for each row
  when (new.status <> old.status) execute function app.tally_candidate();

-- The candidates that an admin looks for, by any column, empty values last. When many fit, walking along the column's index
-- soon finds a page of them; when few do, they are all fetched and sorted.
create function app.find_candidates(
  search text, wanted_status text, only_subscribed boolean, only_agreed boolean, sort text, is_descending boolean,
  skip int, size int, bound int, out ids uuid[], out total int
)
  language plpgsql stable security definer set search_path = ''
  set jit = off set work_mem = '16MB' set max_parallel_workers_per_gather = 0
  set enable_seqscan = off set enable_sort = on set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pattern constant text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
  filters constant text := 'true'
    || case when wanted_status is null then '' else format(' and status = %L', wanted_status) end
    || case when only_subscribed then ' and subscribe' else '' end
    || case when only_agreed then ' and agree' else '' end;
  fits constant text := case when search = '' then 'true'
    else format('(s.words like %1$L or s.whatsapp like %1$L)', pattern) end;
  by_index constant text := case when search = '' then 'true'
    else format('(app.grams(s.words) @> %1$L or app.grams(s.whatsapp) @> %1$L)', app.search_grams(lower(search))) end;
  searched constant text := 'from public.candidate_search s where ' || filters || ' and ';
  fitting constant text := case when search = '' then filters
    else format('exists (select %s %s and s.id = c.id)', searched, fits) end;
  -- Columns that are never empty are sorted without a word on it, so that one index serves both directions.
  ending constant text := case
    when sort in ('name', 'whatsapp', 'reviewed_at', 'interview_scheduled_at', 'resume_size_bytes') then ' nulls last' else ''
  end;
  direction constant text := case when is_descending then ' desc' || ending || ', c.id' else ending || ', c.id desc' end;
  row_count constant real := (
    select greatest(reltuples, 1) from pg_catalog.pg_class where oid = 'public.candidate_search'::regclass
  );
  few constant int := row_count / 200;
  counted constant int := greatest(bound, few) + 1;
  seen int;
begin
  execute format(
    'select count(*) from (select %s as fits %s true order by s.created_at desc, s.id limit 1000) as newest where fits',
    fits, searched
  ) into seen;
  execute format('select count(*) from (select %s limit %s) as found', searched
    || case when seen::real * seen > 170000.0 * counted / row_count then fits || ' order by s.created_at desc, s.id'
      else by_index || ' and ' || fits end, counted) into total;
  if total <= few then
    execute format('with few as materialized (select s.id %s %s and %s) select array(select c.id from public.candidates c
      where c.id in (select few.id from few) order by c.%I %s limit %s offset %s)',
      searched, by_index, fits, sort, direction, size, skip) into ids;
  else
    perform set_config('enable_sort', 'off', true);
    execute format('select array(select c.id from public.candidates c where %s order by c.%I %s limit %s offset %s)',
      fitting, sort, direction, size, skip) into ids;
  end if;
  total = least(total, bound + 1);
end
$$;
alter function app.find_candidates(text, text, boolean, boolean, text, boolean, int, int, int) owner to app_definer;
grant execute on function app.find_candidates(text, text, boolean, boolean, text, boolean, int, int, int) to app_admin;
