-- A person's request to join a project. One per person and project.
create table applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  -- Null once the applicant's account is deleted.
  user_id uuid default app.user_id() references users on delete set null,
  status text not null default 'pending' check (status in ('pending', 'reviewing', 'accepted', 'rejected')),
  -- Why it ended without a decision of the firm: the project was closed or filled, or nobody answered.
  outcome text check (outcome in ('closed', 'filled', 'no-answer')),
  -- What the firm wrote to those it declined together; longer than what may be typed where contact data is replaced.
  decline_reason text check (decline_reason ~ '\S' and length(decline_reason) <= 10000),
  hourly_rate numeric(9, 2) check (hourly_rate between 0 and 100000),
  available_start_date date,
  -- Longer than what may be typed, because contact data is replaced by what stands for it.
  cover_letter text not null check (cover_letter ~ '\S' and length(cover_letter) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, user_id),
  check (decline_reason is null or status = 'rejected')
);
create index applications_user on applications (user_id, created_at desc);
-- A project's applications are sorted and counted by an index-only scan.
create index applications_received on applications
  (project_id, created_at desc, id) include (user_id, status, hourly_rate, available_start_date);

create trigger touch before update on applications for each row execute function app.touch();
create trigger moves before update of status on applications for each row
  when (new.status is distinct from old.status) execute function app.check_move();
create trigger events after insert on applications for each row execute function app.record_move();
create trigger events_of_moves after update of status on applications
  for each row when (new.status <> old.status) execute function app.record_move();
-- Only what applicants withdraw themselves is an event of theirs: an application also goes with its project.
create trigger events_of_withdrawals after delete on applications
  for each row when (current_user = 'app_talent') execute function app.record_move();

-- The cover letter as it was written, where something in it is held. The applicant reads it, and the firm once it accepted the application.
create table cover_letter_originals (
  application_id uuid primary key references applications on delete cascade,
  text text not null check (length(text) <= 10000)
);
alter table cover_letter_originals enable row level security;
alter table cover_letter_originals force row level security;

create trigger tally after insert or delete on applications for each row execute function app.tally_project();

alter table applications enable row level security;
alter table applications force row level security;

create policy talent_reads on applications for select to app_talent using (user_id = (select app.user_id()));
-- function: app.may_apply
create policy talent_applies on applications for insert to app_talent
  with check (
    user_id = (select app.user_id())
    and (select app.may_apply())
    and app.is_taking_applications(project_id)
  );
create policy talent_withdraws on applications for delete to app_talent
  using (user_id = (select app.user_id()) and status in ('pending', 'reviewing'));
-- `offset 0` makes PostgreSQL look up the one project. Without it, PostgreSQL first gathers all projects of the firm,
-- which can be many.
create policy member_reads on applications for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
create policy manager_decides on applications for update to app_buyer
  using ((select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0))
  with check ((select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
create policy admin_reads on applications for select to app_admin using (true);

grant select on applications to app_talent, app_buyer, app_admin;
grant delete on applications to app_talent;
grant insert (project_id, cover_letter, hourly_rate, available_start_date) on applications to app_talent;
grant update (status, decline_reason) on applications to app_buyer;
-- The applicant is set by default, never by the request.

-- Who reads an application is said above.
create policy talent_reads on cover_letter_originals for select to app_talent
  using (exists (select from applications a where a.id = application_id));
create policy member_reads on cover_letter_originals for select to app_buyer
  using (exists (select from applications a where a.id = application_id and a.status = 'accepted'));
create policy talent_writes on cover_letter_originals for insert to app_talent
  with check (exists (select from applications a where a.id = application_id and a.status = 'pending'));
create policy definer_forgets on cover_letter_originals for delete to app_definer using (true);
create policy definer_reads on cover_letter_originals for select to app_definer using (true);
grant select, insert on cover_letter_originals to app_talent;
grant select on cover_letter_originals to app_buyer, app_admin;
grant select, delete on cover_letter_originals to app_definer;
-- No policy lets admins read one: they see what is held as the firm does before it accepts.

create policy definer_reads on applications for select to app_definer using (true);
create policy definer_forgets on applications for update to app_definer using (true) with check (true);
create policy definer_merges on applications for delete to app_definer using (true);
grant select, delete, update (user_id, cover_letter, hourly_rate, available_start_date, status, outcome, decline_reason) on applications to app_definer;

-- function: app.forget_applications
create trigger forget_applications before delete on users for each row execute function app.forget_applications();
-- function: app.merge_applications

-- One policy, so that accepted candidates are seen without checking applications: two could be evaluated in either order. Without
-- a firm, a buyer sees nobody.
-- function: app.is_applicant
create policy member_reads on candidates for select to app_buyer using (
  (select app.firm_id()) is not null
  and (status = 'accepted' or app.is_applicant(user_id))
  and (user_id in (select app.suspended_people())) is not true
);

-- function: app.applicant
-- function: app.find_applications
