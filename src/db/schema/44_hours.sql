-- Hours by week, Monday through Sunday where the firm is. The talent writes and submits, someone who approves for the firm decides, and
-- nobody changes what was submitted but along the life cycle. What is approved is what an invoice needs: minutes and the signed rate.
create table weeks (
  id uuid primary key default gen_random_uuid(),
  engagement_id uuid references engagements on delete set null,
  -- Set only by the database, from the engagement, as are minutes, cap, rate, fee and times.
  project_id uuid references projects on delete set null,
  firm_id uuid references firms on delete set null,
  talent_id uuid references users on delete set null,
  starts_on date not null check (extract(isodow from starts_on) = 1),
  status text not null default 'open' check (status in ('open', 'submitted', 'approved', 'returned', 'invoiced')),
  -- Counted from the lines, Monday first.
  day_minutes int[] not null default '{0,0,0,0,0,0,0}' check (cardinality(day_minutes) = 7 and 1440 >= all (day_minutes)),
  minutes int not null default 0 check (minutes between 0 and 10080 and minutes % 15 = 0),
  -- As signed: read with each line and when the week is submitted. From then on they stay.
  cap_minutes int not null check (cap_minutes > 0),
  rate_cents int not null check (rate_cents > 0),
  -- What Glide takes on top, which outlives the engagement like them.
  fee_basis_points int not null check (fee_basis_points between 0 and 5000),
  -- As of the submission: the median of the weeks approved before, and whether this one is worth a look.
  usual_minutes int,
  is_unusual boolean not null default false,
  -- Why it was returned the last time, and which lines were meant; none means all of it.
  reason text check (reason ~ '\S' and length(reason) <= 1000),
  returned_lines uuid[] not null default '{}',
  submitted_at timestamptz,
  -- When someone of the firm first looked at it since.
  looked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (engagement_id, starts_on),
  check (status in ('open', 'returned') or minutes > 0 and minutes <= cap_minutes and submitted_at is not null),
  check (status <> 'returned' or reason is not null),
  check (status not in ('approved', 'returned', 'invoiced') or decided_at is not null)
);
create index weeks_queue on weeks (firm_id, is_unusual desc, starts_on, id) where status = 'submitted';
create index weeks_unapproved on weeks (starts_on, engagement_id) where status in ('open', 'submitted', 'returned') and minutes > 0;
-- Those that can be billed: an invoice takes them out.
create index weeks_approved on weeks (firm_id, decided_at) include (id, engagement_id, starts_on) where status = 'approved';
create index weeks_firm on weeks (firm_id, status, starts_on desc, id);
create index weeks_talent on weeks (talent_id, starts_on desc, id);
create index weeks_project on weeks (project_id);
create index weeks_decider on weeks (decided_by);

create table week_lines (
  id uuid primary key default gen_random_uuid(),
  week_id uuid not null references weeks on delete cascade,
  day date not null,
  minutes int not null check (minutes between 15 and 1440 and minutes % 15 = 0),
  task text not null check (task ~ '\S' and length(task) <= 120),
  note text check (note ~ '\S' and length(note) <= 500),
  -- In which order they were written, also of those that were written at once.
  number bigint not null generated always as identity,
  created_at timestamptz not null default now()
);
create index week_lines_week on week_lines (week_id, day, number);

-- A clock that runs on the server: it survives reloads, other devices and nights. Lines are written when it is stopped.
create table week_timers (
  user_id uuid primary key default app.user_id() references users on delete cascade,
  engagement_id uuid not null references engagements on delete cascade,
  task text not null check (task ~ '\S' and length(task) <= 120),
  started_at timestamptz not null default now()
);
create index week_timers_engagement on week_timers (engagement_id);

-- function: app.may_approve
-- function: app.working_days
-- function: app.usual_minutes
-- function: app.is_unusual
-- function: app.begin_week
create trigger begin_week before insert on weeks for each row execute function app.begin_week();
create trigger touch before update on weeks for each row execute function app.touch();
create trigger moves before update of status on weeks for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.keep_week
create trigger keep_week before update or delete on weeks for each row execute function app.keep_week();
-- function: app.record_weeks
create trigger events after insert on weeks referencing new table as begun
  for each statement execute function app.record_weeks();
create trigger events_of_moves after update of status on weeks
  for each row when (new.status <> old.status) execute function app.record_move();
-- A week begins open, and waits for nobody.
create trigger clock after delete or update of status on weeks
  for each row execute function app.run_clock('week', 'firm', '{submitted}');
create trigger clear_notices after delete on weeks for each row execute function app.clear_notices();
-- function: app.queue_week
create trigger queue_week after insert on weeks for each row execute function app.queue_week();

-- function: app.count_week_lines
create trigger count_added_lines after insert on week_lines referencing new table as changed
  for each statement execute function app.count_week_lines();
create trigger count_changed_lines after update on week_lines referencing old table as before new table as changed
  for each statement execute function app.count_week_lines();
create trigger count_removed_lines after delete on week_lines referencing old table as changed
  for each statement execute function app.count_week_lines();

alter table weeks enable row level security;
alter table weeks force row level security;
create policy talent_reads on weeks for select to app_talent using (talent_id = (select app.user_id()));
create policy talent_begins on weeks for insert to app_talent
  with check (talent_id = (select app.user_id()) and status = 'open');
create policy talent_moves on weeks for update to app_talent
  using (talent_id = (select app.user_id()));
-- What wasn't submitted is the talent's alone.
create policy member_reads on weeks for select to app_buyer using (firm_id = (select app.firm_id()) and status <> 'open');
create policy approver_moves on weeks for update to app_buyer
  using (firm_id = (select app.firm_id()) and status <> 'open' and (select app.may_approve()));
create policy admin_reads on weeks for select to app_admin using (true);
create policy system_reads on weeks for select to app_system using (true);
create policy system_invoices on weeks for update to app_system using (true) with check (true);
create policy definer_works on weeks to app_definer using (true) with check (true);
grant select on weeks to app_talent, app_buyer, app_admin, app_system;
grant insert (engagement_id, starts_on) on weeks to app_talent;
grant update (status) on weeks to app_talent, app_system;
grant update (status, reason, returned_lines, looked_at) on weeks to app_buyer;
grant select, delete, insert (engagement_id, starts_on), update (status, talent_id, day_minutes, minutes, cap_minutes, rate_cents) on weeks to app_definer;
-- Cap, rate, fee, minutes and times are granted to nobody else: triggers set them.

alter table week_lines enable row level security;
alter table week_lines force row level security;
-- Whoever reads the week reads its lines.
create policy parties_read on week_lines for select to app_talent, app_buyer, app_admin, app_system
  using (exists (select from weeks w where w.id = week_id offset 0));
create policy talent_adds on week_lines for insert to app_talent
  with check (exists (
    select from weeks w where w.id = week_id and w.talent_id = (select app.user_id()) and w.status in ('open', 'returned') offset 0
  ));
create policy talent_changes on week_lines for update to app_talent
  using (exists (
    select from weeks w where w.id = week_id and w.talent_id = (select app.user_id()) and w.status in ('open', 'returned') offset 0
  ));
create policy talent_removes on week_lines for delete to app_talent
  using (exists (
    select from weeks w where w.id = week_id and w.talent_id = (select app.user_id()) and w.status in ('open', 'returned') offset 0
  ));
create policy definer_reads on week_lines for select to app_definer using (true);
grant select on week_lines to app_talent, app_buyer, app_admin, app_system, app_definer;
grant insert (id, week_id, day, minutes, task, note), update (day, minutes, task, note), delete on week_lines to app_talent;

alter table week_timers enable row level security;
alter table week_timers force row level security;
create policy owner_reads on week_timers for select to app_talent using (user_id = (select app.user_id()));
create policy owner_starts on week_timers for insert to app_talent
  with check (user_id = (select app.user_id()) and exists (
    select from engagements e join applications a on a.id = e.application_id
    where e.id = engagement_id and e.status in ('active', 'ending') and a.user_id = (select app.user_id()) offset 0
  ));
create policy owner_stops on week_timers for delete to app_talent using (user_id = (select app.user_id()));
create policy definer_works on week_timers to app_definer using (true) with check (true);
grant select, insert (engagement_id, task), delete on week_timers to app_talent;
grant select, delete, update (user_id) on week_timers to app_definer;

-- function: app.open_week
create trigger open_week after update of status on engagements
  for each row when (new.status = 'active' and old.status <> 'active') execute function app.open_week();
-- function: app.follow_week
-- function: app.undo_approval
-- function: app.week_parties
-- function: app.has_unbilled_hours
-- function: app.own_engagements
-- function: app.list_engagements
-- function: app.forget_hours
create trigger forget_hours before delete on users for each row execute function app.forget_hours();
create trigger forget_hours before delete on firms for each row execute function app.forget_hours();
-- function: app.merge_hours
