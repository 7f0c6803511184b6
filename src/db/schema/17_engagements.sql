-- An accepted application becomes an engagement, with its own dates. Only the application says whose it is, so that merging two
-- candidates doesn't have to move engagements.
create table engagements (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null unique references applications on delete cascade,
  accepted_at timestamptz not null default now(),
  -- The start date that the applicant offered, or else the project's.
  starts_on date,
  -- When its project was completed or archived; null again when the project is reopened.
  ended_at timestamptz,
  check (ended_at >= accepted_at)
);

-- function: app.begin_engagement
create trigger engagement after insert or update of status on applications
  for each row when (new.status = 'accepted') execute function app.begin_engagement();
-- function: app.end_engagements
create trigger engagements after update of status on projects
  for each row when (new.status <> old.status) execute function app.end_engagements();

alter table engagements enable row level security;
alter table engagements force row level security;
-- Whoever can read the application can read the engagement.
create policy parties_read on engagements for select to app_talent, app_buyer, app_admin
  using (exists (select from applications a where a.id = application_id));
create policy definer_reads on engagements for select to app_definer using (true);
create policy definer_begins on engagements for insert to app_definer with check (true);
create policy definer_ends on engagements for update to app_definer using (true) with check (true);
grant select on engagements to app_talent, app_buyer, app_admin;
grant select, insert (application_id, starts_on), update (ended_at) on engagements to app_definer;
-- Only triggers write engagements.
