-- What concerns someone, each once, gathered by what it leads to: while a notice is unread, what follows is added to it.
-- function: app.notice_kinds
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- The latest.
  event text not null check (event ~ '^[a-z]+\.[a-z-]+$' and length(event) <= 60),
  subject_kind text not null check (subject_kind ~ '^[a-z-]{1,40}$'),
  -- What it is about, in the order in which it happened; the first hundred. No names: they are read where they are.
  subjects uuid[] not null,
  count int not null default 1 check (count > 0),
  -- A project, the subject, or the reader where it leads to a page of their own.
  place_id uuid not null,
  -- People of a firm read it only while they have a seat there.
  firm_id uuid references firms on delete cascade,
  happened_at timestamptz not null default now(),
  read_at timestamptz,
  -- When what is new in it is emailed, and how much of it was.
  email_at timestamptz,
  emailed int not null default 0 check (emailed >= 0)
);
create unique index notices_gathered on notices (user_id, kind, place_id) where read_at is null;
create index notices_newest on notices (user_id, happened_at desc, id desc);
create index notices_firm on notices (firm_id);
create index notices_place on notices (place_id);
create index notices_email on notices (email_at) where email_at is not null;
create index notices_old on notices (happened_at);
create index notices_subjects on notices using gin (subjects) with (fastupdate = off);

-- function: app.tell
-- function: app.tell_of_event
create trigger tell after insert on events for each row when (not new.is_stale) execute function app.tell_of_event();
-- function: app.tell_of_message
create trigger tell after insert on messages for each row execute function app.tell_of_message();
create trigger tell after insert or update of read_messages on thread_reads
  for each row execute function app.tell_of_message();
-- function: app.tell_admins
create trigger tell after insert on leads for each row execute function app.tell_admins('lead.received', 'lead');
create trigger tell after update of reported_at on threads
  for each row when (old.reported_at is null and new.reported_at is not null)
  execute function app.tell_admins('thread.reported', 'thread');
-- function: app.clear_notices
create trigger clear_notices after delete on projects for each row execute function app.clear_notices();
create trigger clear_notices after delete on applications for each row execute function app.clear_notices();
create trigger clear_notices after delete on project_invitations for each row execute function app.clear_notices();
create trigger clear_notices after delete on interviews for each row execute function app.clear_notices();
create trigger clear_notices after delete on threads for each row execute function app.clear_notices();
create trigger clear_notices after delete on candidates for each row execute function app.clear_notices();
create trigger clear_notices after delete on leads for each row execute function app.clear_notices();
-- function: app.follow_withdrawal
create trigger follow_withdrawal after delete on applications
  for each row when (current_user = 'app_talent') execute function app.follow_withdrawal();
-- function: app.nudge_readers
create trigger nudge_new after insert on notices referencing new table as changed
  for each statement execute function app.nudge_readers();
create trigger nudge_changed after update on notices referencing new table as changed
  for each statement execute function app.nudge_readers();

alter table notices enable row level security;
alter table notices force row level security;
create policy reader_reads on notices for select to app_user
  using (user_id = (select app.user_id()) and (firm_id is null or firm_id = (select app.firm_id())));
create policy reader_marks on notices for update to app_user
  using (user_id = (select app.user_id()) and (firm_id is null or firm_id = (select app.firm_id())))
  with check (user_id = (select app.user_id()));
create policy system_clears on notices for delete to app_system using (true);
create policy system_reads on notices for select to app_system using (true);
create policy definer_tells on notices to app_definer using (true) with check (true);
grant select on notices to app_user, app_system;
grant update (read_at) on notices to app_user;
grant delete on notices to app_system;
grant select, insert, update, delete on notices to app_definer;
-- Only the database tells: no insert is granted to people.

-- function: app.find_notices
-- function: app.due_notice_emails
