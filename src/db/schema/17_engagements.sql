-- An accepted application becomes an engagement, with its own dates and status. Only the application says whose work it is, so that merging
-- two candidates doesn't have to move engagements.
create table engagements (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null unique references applications on delete cascade,
  -- The project's, for the list of the firm. Set only by the database.
  firm_id uuid references firms on delete set null,
  status text not null default 'preparing'
    check (status in ('preparing', 'active', 'paused', 'ending', 'ended', 'terminated', 'converted')),
  accepted_at timestamptz not null default now(),
  -- The start date that the applicant offered, or else the project's. Once a statement is executed, its start counts.
  starts_on date,
  -- The last day, once notice was given.
  ends_on date,
  -- Why notice was given or it was terminated.
  reason text check (reason ~ '\S' and length(reason) <= 10000),
  -- Ended because its project was completed or archived: reopening the project reopens it.
  ended_with_project boolean not null default false,
  -- Set only by the database.
  ended_at timestamptz,
  check (ended_at >= accepted_at),
  check (status <> 'ending' or ends_on is not null),
  check (status <> 'terminated' or reason is not null)
);
create index engagements_going_on on engagements (status, application_id) where ended_at is null;
-- As the firm lists them.
create index engagements_firm on engagements (firm_id, (ended_at is not null), accepted_at desc, id);
-- As admins list them.
create index engagements_newest on engagements (accepted_at desc, id) where ended_at is null;
create index engagements_ended on engagements (ended_at desc, id) where ended_at is not null;
create index engagements_preparing on engagements (accepted_at, id) where status = 'preparing';

-- function: app.begin_engagement
create trigger engagement after insert or update of status on applications
  for each row when (new.status = 'accepted') execute function app.begin_engagement();
-- function: app.end_engagements
create trigger engagements after update of status on projects
  for each row when (new.status <> old.status) execute function app.end_engagements();
-- function: app.leave_engagements
create trigger leave_engagements before delete on users for each row execute function app.leave_engagements();
create trigger moves before update of status on engagements for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.keep_engagement
create trigger rules before insert or update on engagements for each row execute function app.keep_engagement();
create trigger events after insert on engagements for each row execute function app.record_move();
create trigger events_of_moves after update of status on engagements
  for each row when (new.status <> old.status) execute function app.record_move();
-- function: app.follow_engagement
create trigger follow after update of status on engagements
  for each row when (new.status <> old.status) execute function app.follow_engagement();

alter table engagements enable row level security;
alter table engagements force row level security;
-- Whoever can read the application can read the engagement.
create policy parties_read on engagements for select to app_talent, app_buyer, app_admin
  using (exists (select from applications a where a.id = application_id));
create policy manager_moves on engagements for update to app_buyer
  using ((select app.may_manage()) and exists (
    select from applications a join projects p on p.id = a.project_id
    where a.id = application_id and p.firm_id = (select app.firm_id()) offset 0
  ))
  with check ((select app.may_manage()) and exists (
    select from applications a join projects p on p.id = a.project_id
    where a.id = application_id and p.firm_id = (select app.firm_id()) offset 0
  ));
create policy talent_moves on engagements for update to app_talent
  using (exists (select from applications a where a.id = application_id and a.user_id = (select app.user_id()) offset 0))
  with check (exists (select from applications a where a.id = application_id and a.user_id = (select app.user_id()) offset 0));
create policy definer_reads on engagements for select to app_definer using (true);
create policy definer_begins on engagements for insert to app_definer with check (true);
create policy definer_moves on engagements for update to app_definer using (true) with check (true);
grant select on engagements to app_talent, app_buyer, app_admin;
grant update (status, ends_on, reason) on engagements to app_talent, app_buyer;
grant select, insert (application_id, starts_on), update (status, ends_on, ended_with_project) on engagements to app_definer;
-- Only the database begins engagements and lets them become active.
