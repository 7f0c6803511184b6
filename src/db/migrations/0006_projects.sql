-- Work that a buyer offers.
create table projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 200),
  internal_note text check (length(internal_note) <= 4000),
  scope_of_work text check (length(scope_of_work) <= 4000),
  software_systems text[] not null default '{}',
  seniority_level text check (seniority_level in ('Staff', 'Senior', 'Manager', 'Controller', 'CFO')),
  engagement_details text check (engagement_details in ('Full-time', 'Part-time')),
  engagement_type text check (engagement_type in ('Ongoing/Monthly', 'One-Time')),
  start_date date,
  preferred_time_overlap text check (length(preferred_time_overlap) <= 200),
  estimated_hires int check (estimated_hires between 0 and 1000),
  owner_email text default app.buyer_email(),
  status text not null default 'Open' check (status in ('draft', 'Open', 'active', 'completed', 'archived')),
  created_by uuid default app.user_id() references users on delete set null,
  buyer_id uuid default app.buyer_id() references buyers on delete set null,
  location text check (length(location) <= 200),
  duration text check (length(duration) <= 200),
  pay_rate numeric(9, 2) check (pay_rate between 0 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_buyer on projects (buyer_id, created_at desc, id);
create index projects_creator on projects (created_by);
create index projects_open on projects (created_at desc, id) where status in ('Open', 'active');
create trigger touch before update on projects for each row execute function app.touch();

alter table projects enable row level security;
alter table projects force row level security;

create policy owner_reads on projects for select to app_buyer using (buyer_id = (select app.buyer_id()));
create policy owner_posts on projects for insert to app_buyer
  with check (buyer_id = (select app.buyer_id()) and status in ('Open', 'draft'));
create policy owner_edits on projects for update to app_buyer
  using (buyer_id = (select app.buyer_id())) with check (buyer_id = (select app.buyer_id()));
create policy owner_deletes on projects for delete to app_buyer using (buyer_id = (select app.buyer_id()));
create policy public_reads_open on projects for select to app_visitor, app_talent using (status in ('Open', 'active'));
create policy admin_reads on projects for select to app_admin using (true);

grant select, delete on projects to app_buyer;
grant insert (title, internal_note, scope_of_work, software_systems, seniority_level, engagement_details,
  engagement_type, start_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate)
  on projects to app_buyer;
grant update (title, internal_note, scope_of_work, software_systems, seniority_level, engagement_details,
  engagement_type, start_date, preferred_time_overlap, estimated_hires, status, location, duration, pay_rate)
  on projects to app_buyer;
grant select on projects to app_admin;
-- Public facts: everything but the note, the owner's address and the account behind it. A buyer who reads another
-- firm's project does so through the visitor's door.
grant select (id, title, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type,
  start_date, preferred_time_overlap, estimated_hires, status, buyer_id, location, duration, pay_rate, created_at)
  on projects to app_visitor, app_talent;
-- Nobody writes the owner: buyer_id, created_by and owner_email come from their defaults.

create policy definer_reads on projects for select to app_definer using (true);
grant select on projects to app_definer;

-- The firm behind a project, for signed-in workers.
create policy talent_reads_posters on buyers for select to app_talent
  using (id in (select buyer_id from projects where buyer_id is not null));
grant select (id, company_name, email, avatar_url) on buyers to app_talent;
