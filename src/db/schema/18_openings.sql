-- Projects that talent have saved for later.
create table saved_projects (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  worker_id uuid not null default app.user_id() references users on delete cascade,
  created_at timestamptz not null default now(),
  unique (project_id, worker_id)
);
create index saved_projects_worker on saved_projects (worker_id, created_at desc);

alter table saved_projects enable row level security;
alter table saved_projects force row level security;
create policy talent_reads on saved_projects for select to app_talent using (worker_id = (select app.user_id()));
create policy talent_saves on saved_projects for insert to app_talent
  with check (
    worker_id = (select app.user_id())
    and app.is_taking_applications(project_id)
  );
create policy talent_unsaves on saved_projects for delete to app_talent using (worker_id = (select app.user_id()));
create policy definer_merges on saved_projects to app_definer using (true) with check (true);
grant select, delete on saved_projects to app_talent;
grant insert (project_id) on saved_projects to app_talent;
grant select, delete, update (worker_id) on saved_projects to app_definer;
-- No update is granted to people.

-- function: app.merge_openings

-- Talent still see what they applied to or saved, whatever its status; only the owner sees a draft, what was
-- taken down, and anything of a suspended firm.
create policy talent_reads_own on projects for select to app_talent
  using (
    status <> 'draft'
    and taken_down_at is null
    and (firm_id in (select app.suspended_firms())) is not true
    and (
      id in (select a.project_id from applications a where a.user_id = (select app.user_id()))
      or id in (select s.project_id from saved_projects s where s.worker_id = (select app.user_id()))
    )
  );

-- What talent search and filter open projects by. Triggers keep it up to date.
create table opening_search (
  id uuid primary key references projects on delete cascade,
  created_at timestamptz not null,
  -- Title, scope and systems in lowercase, separated by a character that no search contains.
  words text collate "C" not null,
  -- Codes of tags such as `system:xero`, `type:One-Time` and `level:Senior`.
  tags bigint[] not null
);
create index opening_search_newest on opening_search (created_at desc, id);
create index opening_search_words on opening_search
  using gin (app.grams(words), tags) with (gin_pending_list_limit = 64);

alter table opening_search enable row level security;
alter table opening_search force row level security;
create policy definer_works on opening_search for all to app_definer using (true) with check (true);
grant select, insert, delete on opening_search to app_definer;
-- Nobody else has access.

-- function: app.opening_search_row
-- function: app.find_openings
