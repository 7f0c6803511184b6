-- What workers search and filter of the open projects, kept by the database itself.
create table opening_search (
  id uuid primary key references projects on delete cascade,
  created_at timestamptz not null,
  -- Title, scope and systems in small letters, divided by a character that no search has.
  words text collate "C" not null,
  -- Of `system:xero`, `type:One-Time`, `level:Senior`
  tags bigint[] not null
);

-- No row for a project that isn't open.
create function app.opening_search_row(project projects) returns setof opening_search
  language sql stable
begin atomic
  select project.id, project.created_at,
    lower(concat(project.title, chr(31), project.scope_of_work, chr(31), array_to_string(project.software_systems, ', '))),
    app.tag_codes(
      array(select 'system:' || lower(system) from unnest(project.software_systems) as system)
        || array['type:' || project.engagement_type, 'level:' || project.seniority_level]
    )
  where project.status = 'Open';
end;

create function app.keep_opening_search() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.opening_search where id = new.id;
  insert into public.opening_search select * from app.opening_search_row(new);
  return null;
end
$$;
alter function app.keep_opening_search() owner to app_definer;
create trigger search after insert or update of title, scope_of_work, software_systems, engagement_type, seniority_level, status
  on projects for each row execute function app.keep_opening_search();

alter table projects no force row level security;
insert into opening_search select row.* from projects, app.opening_search_row(projects) as row order by row.created_at;
alter table projects force row level security;
set local maintenance_work_mem = '256MB';
create index opening_search_newest on opening_search (created_at desc, id);
-- Without a list of pending entries, which every search would have to read.
create index opening_search_words on opening_search using gin (app.grams(words), tags) with (fastupdate = off);

alter table opening_search enable row level security;
alter table opening_search force row level security;
create policy definer_works on opening_search for all to app_definer using (true) with check (true);
grant select, insert, delete on opening_search to app_definer;
grant execute on function app.opening_search_row(projects) to app_definer;

-- The open projects that a worker looks for, among all or among a few.
create function app.find_openings(
  search text, spellings text[], wishes jsonb, among uuid[], skip int, size int, bound int,
  out ids uuid[], out total int
)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_found(
    'public.opening_search', case when among is null then 'true' else format('id = any (%L)', among) end,
    search, spellings, wishes, skip, size, bound
  ) as found;
end;
alter function app.find_openings(text, text[], jsonb, uuid[], int, int, int) owner to app_definer;
grant execute on function app.find_openings(text, text[], jsonb, uuid[], int, int, int) to app_talent;
