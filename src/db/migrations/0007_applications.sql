-- A worker's wish to join a project. One per worker and project.
create table applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  -- Null once the applicant's account is gone.
  user_id uuid default app.user_id() references users on delete set null,
  status text not null default 'pending' check (status in ('pending', 'reviewing', 'accepted', 'rejected')),
  hourly_rate numeric(9, 2) check (hourly_rate between 0 and 100000),
  available_start_date date,
  cover_letter text not null check (cover_letter ~ '\S' and length(cover_letter) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, user_id)
);
create index applications_user on applications (user_id, created_at desc);
create index applications_project on applications (project_id, created_at desc, id);
create trigger touch before update on applications for each row execute function app.touch();
create trigger moves before update of status on applications for each row execute function app.refuse_unknown_move(
  'pending>reviewing', 'pending>accepted', 'pending>rejected', 'reviewing>accepted', 'reviewing>rejected'
);

create policy definer_reads on candidates for select to app_definer using (true);
grant select on candidates to app_definer;

-- A worker may apply unless rejected; the vetting itself may still be under way.
create function app.may_apply() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.candidates c where c.user_id = app.user_id() and c.status <> 'rejected');
end;
alter function app.may_apply() owner to app_definer;
grant execute on function app.may_apply() to app_talent;

-- The projects of the signed-in buyer, and whether one takes applications: as functions of the definer, because
-- PostgreSQL refuses policies of two tables that call each other in a circle.
create function app.owned_project_ids() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select p.id from public.projects p where p.buyer_id = app.buyer_id();
end;
alter function app.owned_project_ids() owner to app_definer;
grant execute on function app.owned_project_ids() to app_buyer;

-- Null when there is none, and for a draft. A worker whose page is older than the project's closing is told so,
-- though the project itself is out of their sight by then.
create function app.is_taking_applications(project_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select p.status in ('Open', 'active') from public.projects p where p.id = $1 and p.status <> 'draft';
end;
alter function app.is_taking_applications(uuid) owner to app_definer;
grant execute on function app.is_taking_applications(uuid) to app_talent;

alter table applications enable row level security;
alter table applications force row level security;

create policy worker_reads on applications for select to app_talent using (user_id = (select app.user_id()));
create policy worker_applies on applications for insert to app_talent
  with check (
    user_id = (select app.user_id())
    and (select app.may_apply())
    and app.is_taking_applications(project_id)
  );
create policy owner_reads on applications for select to app_buyer
  using (project_id in (select app.owned_project_ids()));
create policy owner_decides on applications for update to app_buyer
  using (project_id in (select app.owned_project_ids()))
  with check (project_id in (select app.owned_project_ids()));
create policy admin_reads on applications for select to app_admin using (true);

grant select on applications to app_talent, app_buyer, app_admin;
grant insert (project_id, cover_letter, hourly_rate, available_start_date) on applications to app_talent;
grant update (status) on applications to app_buyer;
-- The applicant is set by default, never by the request. No delete is granted.

-- What a worker keeps for later.
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
create policy worker_reads on saved_projects for select to app_talent using (worker_id = (select app.user_id()));
create policy worker_saves on saved_projects for insert to app_talent
  with check (
    worker_id = (select app.user_id())
    and app.is_taking_applications(project_id)
  );
create policy worker_forgets on saved_projects for delete to app_talent using (worker_id = (select app.user_id()));
grant select, delete on saved_projects to app_talent;
grant insert (project_id) on saved_projects to app_talent;
-- No update is granted.

-- A worker goes on seeing what they applied to or saved, whatever became of it; a draft is its owner's alone.
create policy worker_reads_own on projects for select to app_talent
  using (
    status <> 'draft'
    and (
      id in (select a.project_id from applications a where a.user_id = (select app.user_id()))
      or id in (select s.project_id from saved_projects s where s.worker_id = (select app.user_id()))
    )
  );
