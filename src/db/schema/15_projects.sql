-- Work that a firm posts.
create table projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 200),
  -- What its firm searches, in lowercase.
  words text collate "C" not null generated always as (lower(title)) stored,
  internal_note text check (length(internal_note) <= 4000),
  scope_of_work text check (length(scope_of_work) <= 4000),
  -- What the work is, in the firm's own words.
  description text check (length(description) <= 10000),
  -- What is asked for in a form that can be computed with; null where only the description says it. The domain has the full schema.
  need jsonb check (jsonb_typeof(need) = 'object' and length(need::text) <= 20000),
  software_systems text[] not null default '{}',
  seniority_level text check (seniority_level in ('Staff', 'Senior', 'Manager', 'Controller', 'CFO')),
  engagement_details text check (engagement_details in ('Full-time', 'Part-time')),
  engagement_type text check (engagement_type in ('Ongoing/Monthly', 'One-Time')),
  start_date date,
  end_date date check (end_date >= start_date),
  preferred_time_overlap text check (length(preferred_time_overlap) <= 200),
  estimated_hires int check (estimated_hires between 0 and 1000),
  owner_email text default app.buyer_email(),
  status text not null default 'Open' check (status in ('draft', 'Open', 'active', 'Filled', 'completed', 'archived')),
  -- Follows from the status; nobody sets it directly.
  completed_at timestamptz,
  created_by uuid default app.user_id() references users on delete set null,
  -- Whom applicants contact: the member who posted it. When they can no longer manage projects, an owner takes their place.
  buyer_id uuid default app.buyer_id() references buyers on delete set null,
  -- Whose it is. Null once the firm is closed.
  firm_id uuid default app.firm_id() references firms on delete set null,
  location text check (length(location) <= 200),
  duration text check (length(duration) <= 200),
  pay_rate numeric(9, 2) check (pay_rate between 0 and 100000),
  -- The upper end, where the rate is a range.
  pay_rate_max numeric(9, 2) check (pay_rate_max between pay_rate and 100000) check (pay_rate_max is null or pay_rate is not null),
  -- Identifies a request that is sent again after a dropped connection, so that only one project is created.
  creation_key text check (creation_key ~ '^[0-9a-f]{32}$'),
  -- While an admin has taken it down, only its firm and admins see it. Its status stays, for when it is put back.
  taken_down_at timestamptz,
  takedown_reason text check (takedown_reason ~ '\S' and length(takedown_reason) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The reason goes with the firm.
  check (takedown_reason is null or taken_down_at is not null)
);
-- A firm's own list is searched and counted by an index-only scan.
create index projects_own on projects (firm_id, created_at desc, id) include (status, words, completed_at);
-- Those that have waited longest, for admins.
create index projects_open on projects (created_at, id) where status in ('Open', 'active') and taken_down_at is null;
create index projects_contact on projects (buyer_id);
create index projects_creator on projects (created_by);
create unique index projects_creation on projects (buyer_id, creation_key) where creation_key is not null;

create trigger touch before update on projects for each row execute function app.touch();
create trigger moves before update of status on projects for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.set_completed_at
create trigger follow_status before update of status on projects for each row
  when (new.status is distinct from old.status) execute function app.set_completed_at();
create trigger events after insert or delete on projects for each row execute function app.record_move();
create trigger events_of_moves after update of status on projects
  for each row when (new.status <> old.status) execute function app.record_move();
-- Edits by people of the firm: what the product itself changes, such as the contact, is no edit.
-- function: app.record_project_edit
create trigger events_of_edits after update on projects
  for each row when (current_user = 'app_buyer') execute function app.record_project_edit();
-- function: app.update_opening_search
create trigger search after insert or update of title, scope_of_work, software_systems, engagement_type, seniority_level, status,
  taken_down_at on projects for each row execute function app.update_opening_search();

alter table projects enable row level security;
alter table projects force row level security;

create policy member_reads on projects for select to app_buyer using (firm_id = (select app.firm_id()));
create policy manager_posts on projects for insert to app_buyer
  with check (
    firm_id = (select app.firm_id()) and buyer_id = (select app.buyer_id()) and (select app.may_manage())
    and status in ('Open', 'draft')
  );
create policy manager_edits on projects for update to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()))
  with check (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy manager_deletes on projects for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy public_reads_open on projects for select to app_visitor, app_talent
  using (
    status in ('Open', 'active') and taken_down_at is null
    and (firm_id in (select app.suspended_firms())) is not true
  );
create policy admin_reads on projects for select to app_admin using (true);
-- Talent still see what they applied to or saved: that policy is in the openings file.

grant select, delete on projects to app_buyer;
grant insert (title, internal_note, scope_of_work, description, need, software_systems, seniority_level, engagement_details,
  engagement_type, start_date, end_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate,
  pay_rate_max, creation_key)
  on projects to app_buyer;
grant update (title, internal_note, scope_of_work, description, need, software_systems, seniority_level, engagement_details,
  engagement_type, start_date, end_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate,
  pay_rate_max)
  on projects to app_buyer;
grant select on projects to app_admin;
-- Public facts: everything but the note, the owner's address and the account behind it. A buyer who reads another
-- firm's project does so as a visitor.
grant select (id, title, scope_of_work, description, need, software_systems, seniority_level, engagement_details, engagement_type,
  start_date, end_date, preferred_time_overlap, estimated_hires, status, buyer_id, location, duration, pay_rate,
  pay_rate_max, created_at, firm_id)
  on projects to app_visitor, app_talent;
-- That it has changed, for whoever compares it with themselves.
grant select (updated_at) on projects to app_talent;
-- Whose it is is never written directly: firm_id, buyer_id, created_by and owner_email come from their defaults.

create policy definer_reads on projects for select to app_definer using (true);
create policy definer_forgets on projects for update to app_definer using (true) with check (true);
create policy definer_clears on projects for delete to app_definer using (true);
grant select, delete, update (status, internal_note, owner_email, buyer_id, taken_down_at, takedown_reason) on projects
  to app_definer;

-- function: app.hand_over_projects
create trigger hand_over_projects after update of firm_id, firm_role on buyers
  for each row when (old.firm_role in ('owner', 'manager')
    and (new.firm_id is distinct from old.firm_id or new.firm_role not in ('owner', 'manager')))
  execute function app.hand_over_projects();
-- function: app.renew_projects
create trigger renew_projects after update of zone, core_from, core_to on firms
  for each row when ((new.zone, new.core_from, new.core_to) is distinct from (old.zone, old.core_from, old.core_to))
  execute function app.renew_projects();
-- function: app.forget_projects
create trigger forget_projects before delete on users for each row execute function app.forget_projects();

-- Talent can read the firm behind a project and whom to contact there. The lookups read only that firm's own projects, no matter
-- how many others there are; row-level security decides which of them the talent sees.
create policy talent_reads_firms on firms for select to app_talent
  using (exists (select from projects p where p.firm_id = firms.id));
create policy talent_reads_contacts on buyers for select to app_talent
  using (exists (select from projects p where p.buyer_id = buyers.id));

-- What admins search, filter and sort projects by, and what lists say of each. Triggers keep it up to date.
create table project_search (
  id uuid primary key references projects on delete cascade,
  -- Whose people read the counts.
  firm_id uuid,
  created_at timestamptz not null,
  -- The status, or that it was taken down.
  state text not null,
  -- Title and firm in lowercase, separated by a character that no search contains.
  words text collate "C" not null,
  applications int not null default 0,
  -- How many accepted an offer.
  hired int not null default 0
);
create index project_search_newest on project_search (created_at desc, id) include (words);
create index project_search_by_state on project_search (state, created_at desc, id) include (words);
create index project_search_by_applications on project_search (applications desc, created_at desc, id) include (words);
create index project_search_by_state_and_applications on project_search
  (state, applications desc, created_at desc, id) include (words);
create index project_search_words on project_search using gin (app.grams(words)) with (gin_pending_list_limit = 64);

alter table project_search enable row level security;
alter table project_search force row level security;
create policy member_reads on project_search for select to app_buyer using (firm_id = (select app.firm_id()));
create policy admin_reads on project_search for select to app_admin using (true);
create policy definer_works on project_search to app_definer using (true) with check (true);
grant select (id, applications, hired) on project_search to app_buyer, app_admin;
grant select, insert, update (firm_id, created_at, state, words, applications, hired) on project_search to app_definer;
-- Nobody else has access.

-- function: app.update_project_search
create trigger search_by_admins after insert or update of title, status, taken_down_at, firm_id, created_at on projects
  for each row execute function app.update_project_search();
create trigger search_by_admins after update of name on firms
  for each row when (new.name is distinct from old.name) execute function app.update_project_search();
-- function: app.tally_project
-- function: app.find_projects

-- function: app.is_taking_applications
-- function: app.take_down_project
-- function: app.put_back_project
