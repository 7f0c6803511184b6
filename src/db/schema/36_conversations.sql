-- Conversations: of a person with a firm about a project, and of a person with the operator. The person is one side, the firm or the
-- operator is the host.

-- function: app.firm_of_project
create table threads (
  id uuid primary key default gen_random_uuid(),
  is_with_operator boolean not null default false,
  -- Null with the operator, and once the project is deleted.
  project_id uuid references projects on delete set null,
  -- The project's, as of the beginning, for when the project is gone.
  title text not null default '' check (length(title) <= 200),
  -- The talent; with the operator, whoever it is. Null once the account is deleted.
  user_id uuid default app.user_id() references users on delete set null,
  -- Null once the firm is closed.
  firm_id uuid references firms on delete set null,
  -- A conversation without a word is listed for whoever opened it alone.
  started_by uuid default app.user_id(),
  -- How many each side has written: what is unread is a subtraction.
  person_messages int not null default 0 check (person_messages >= 0),
  host_messages int not null default 0 check (host_messages >= 0),
  last_message_at timestamptz,
  person_blocked_at timestamptz,
  host_blocked_at timestamptz,
  -- While it is reported, admins may look at it.
  reported_at timestamptz,
  reported_by text check (reported_by in ('person', 'host')),
  report_reason text check (report_reason ~ '\S' and length(report_reason) <= 1000),
  created_at timestamptz not null default now(),
  -- What the firm or the operator searches it by. Set only by the database.
  words text collate "C" not null default '',
  unique (project_id, user_id),
  check (not is_with_operator or project_id is null and firm_id is null),
  check ((reported_at is null) = (reported_by is null) and (reported_at is null) = (report_reason is null))
);
-- With what unread ones are counted by, as in the firm's.
create unique index threads_with_operator on threads (user_id) include (id, person_messages) where is_with_operator;
-- In the order of their lists: one without a word stands where it began.
create index threads_person on threads (user_id, coalesce(last_message_at, created_at) desc, id);
create index threads_firm on threads (firm_id, coalesce(last_message_at, created_at) desc, id) include (user_id, person_messages);
create index threads_operator on threads (coalesce(last_message_at, created_at) desc, id) where is_with_operator or reported_at is not null;
create index threads_words on threads using gin (app.grams(words)) with (gin_pending_list_limit = 64)
  where is_with_operator or reported_at is not null;

-- function: app.begin_thread
create trigger begin_thread before insert on threads for each row execute function app.begin_thread();
-- function: app.thread_words
-- function: app.set_thread_words
create trigger words before insert or update of user_id, project_id, title on threads
  for each row execute function app.set_thread_words();
-- function: app.update_thread_words
create trigger thread_words after update of title on projects
  for each row when (new.title <> old.title) execute function app.update_thread_words();
create trigger thread_words after update of name on users
  for each row when (new.name is distinct from old.name) execute function app.update_thread_words();
create trigger thread_words after insert or delete or update of user_id, name, profile_data on candidates
  for each row execute function app.update_thread_words();
create trigger thread_words after insert or delete or update of user_id, first_name, last_name, company_name on buyers
  for each row execute function app.update_thread_words();

-- What was written. The text is what both sides may read: contact details are replaced in it while they are held.
create table messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  -- Its place in the conversation, and among what its side wrote. Set by the database, without gaps.
  number int not null,
  side text not null check (side in ('person', 'host')),
  side_number int not null,
  author_id uuid default app.user_id() references users on delete set null,
  -- As of the message.
  author_name text not null default '' check (length(author_name) <= 200),
  text text not null check (length(text) <= 30000),
  created_at timestamptz not null default now(),
  -- The file that came with it: where it is stored, and the name it was sent under.
  file_path text,
  file_name text check (file_name ~ '\S' and length(file_name) <= 200),
  file_size_bytes int check (file_size_bytes > 0),
  -- Whether it was found clean before it was sent. One from before there was a scanner is locked where there is one.
  is_file_scanned boolean,
  unique (thread_id, number),
  check (text ~ '\S' or file_path is not null),
  check (num_nulls(file_path, file_name, file_size_bytes, is_file_scanned) in (0, 4)),
  check (file_path ~ ('^' || thread_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))
);
create index messages_author on messages (author_id);
create unique index messages_file on messages (file_path) where file_path is not null;

-- function: app.side_in
-- function: app.may_write
-- function: app.number_message
create trigger number before insert on messages for each row execute function app.number_message();

-- The text as it was written, where something in it is held. The writer's side reads it, and the other side once the application
-- is accepted.
create table message_originals (
  message_id uuid primary key references messages on delete cascade,
  text text not null check (length(text) <= 5000)
);

-- How many messages of the other side someone has read, and when we last emailed them about unread ones.
create table thread_reads (
  thread_id uuid not null references threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_messages int not null default 0 check (read_messages >= 0),
  read_at timestamptz,
  emailed_messages int not null default 0,
  emailed_at timestamptz,
  primary key (thread_id, user_id)
);
create index thread_reads_user on thread_reads (user_id) include (thread_id, read_messages);

-- Whom open pages should ask for news, in the order in which it happened. Kept for minutes: every process reads the newest ones.
create table nudges (
  id bigint generated always as identity primary key,
  user_id uuid references users on delete cascade,
  firm_id uuid references firms on delete cascade,
  is_for_operator boolean not null default false,
  thread_id uuid,
  -- What they may hear has changed, since a seat did or a session ended: their streams end, and begin again with what they may hear now.
  ends_streams boolean not null default false,
  created_at timestamptz not null default now()
);
create index nudges_user on nudges (user_id);
create index nudges_firm on nudges (firm_id);
create index nudges_created on nudges (created_at);
-- function: app.nudge_thread
-- function: app.nudge_seat
create trigger nudge_seat after update of firm_id, firm_role on buyers for each row execute function app.nudge_seat();
-- function: app.nudge_sessions
create trigger nudge after delete on identity.sessions referencing old table as ended
  for each statement execute function app.nudge_sessions();
create trigger nudge after insert on messages for each row execute function app.nudge_thread();
create trigger nudge after insert or update of read_messages on thread_reads for each row execute function app.nudge_thread();

alter table threads enable row level security;
alter table threads force row level security;
alter table messages enable row level security;
alter table messages force row level security;
alter table message_originals enable row level security;
alter table message_originals force row level security;
alter table thread_reads enable row level security;
alter table thread_reads force row level security;
alter table nudges enable row level security;
alter table nudges force row level security;

create policy person_reads on threads for select to app_talent, app_buyer using (user_id = (select app.user_id()));
create policy firm_reads on threads for select to app_buyer using (firm_id = (select app.firm_id()));
create policy admin_reads on threads for select to app_admin using (is_with_operator or reported_at is not null);
-- Whoever can read the application: the applicant, and at the firm those who decide on it. An invited person may ask first.
create policy parties_begin on threads for insert to app_talent, app_buyer with check (
  not is_with_operator
  and (user_id = (select app.user_id()) or (select app.may_manage()))
  and (
    exists (select from applications a where a.project_id = threads.project_id and a.user_id = threads.user_id)
    or threads.user_id = (select app.user_id()) and exists (
      select from project_invitations i join candidates c on c.id = i.candidate_id
      where i.project_id = threads.project_id and c.user_id = threads.user_id
    )
  )
);
create policy person_asks on threads for insert to app_talent, app_buyer with check (
  is_with_operator and user_id = (select app.user_id())
);
create policy admin_begins on threads for insert to app_admin with check (is_with_operator);
create policy definer_works on threads to app_definer using (true) with check (true);
grant select (id, is_with_operator, project_id, title, user_id, firm_id, person_messages, host_messages, last_message_at,
  person_blocked_at, host_blocked_at, created_at) on threads to app_talent, app_buyer;
grant select on threads to app_admin, app_definer;
grant insert (project_id, user_id, is_with_operator) on threads to app_talent, app_buyer, app_admin;
grant update on threads to app_definer;
-- Nobody else changes a thread: functions count, block and report.

-- function: app.is_contact_open
-- An admin reads a private conversation only while it is reported, and after the look at it was recorded.
-- function: app.has_looked
-- function: app.scans_files
create policy parties_read on messages for select to app_talent, app_buyer
  using (exists (select from threads t where t.id = thread_id));
create policy admin_reads on messages for select to app_admin
  using (exists (select from threads t where t.id = thread_id and (t.is_with_operator or app.has_looked(t.id))));
create policy parties_write on messages for insert to app_talent, app_buyer, app_admin
  with check (
    author_id = (select app.user_id()) and app.may_write(thread_id)
    -- What a file says can't be held, so that files wait until nothing is.
    and (file_path is null or app.is_contact_open(thread_id))
  );
create policy system_keeps_files on messages for select to app_system using (file_path is not null);
create policy definer_works on messages to app_definer using (true) with check (true);
grant select on messages to app_talent, app_buyer, app_admin, app_definer;
grant insert (id, thread_id, text, file_path, file_name, file_size_bytes, is_file_scanned) on messages
  to app_talent, app_buyer, app_admin;
grant select (id, author_id, file_path) on messages to app_system;
grant update (text, author_name, author_id, file_path, file_name, file_size_bytes, is_file_scanned) on messages to app_definer;
-- What was sent stays: no update or delete is granted to anyone.

-- function: app.sees_contact
create policy parties_read on message_originals for select to app_talent, app_buyer using (app.sees_contact(message_id));
create policy author_writes on message_originals for insert to app_talent, app_buyer
  with check (exists (select from messages m where m.id = message_id and m.author_id = (select app.user_id())));
create policy definer_forgets on message_originals for delete to app_definer using (true);
create policy definer_reads on message_originals for select to app_definer using (true);
grant select, insert on message_originals to app_talent, app_buyer;
grant select, delete on message_originals to app_definer;
-- Admins see what is held as the other side does.

create policy parties_read on thread_reads for select to app_talent, app_buyer, app_admin
  using (exists (select from threads t where t.id = thread_id));
create policy definer_works on thread_reads to app_definer using (true) with check (true);
grant select (thread_id, user_id, read_messages, read_at) on thread_reads to app_talent, app_buyer, app_admin;
grant select, insert, update, delete on thread_reads to app_definer;

create policy system_reads on nudges for select to app_system using (true);
create policy system_clears on nudges for delete to app_system using (true);
create policy definer_nudges on nudges for insert to app_definer with check (true);
grant select, delete on nudges to app_system;
grant insert (user_id, firm_id, is_for_operator, thread_id, ends_streams) on nudges to app_definer;

-- function: app.read_thread
-- function: app.block_thread
-- function: app.report_thread
-- function: app.resolve_report
-- function: app.thread_party
-- function: app.find_threads
-- function: app.thread_facts
-- function: app.count_unread
-- function: app.due_message_emails
-- function: app.forget_conversations
create trigger forget_conversations before delete on users for each row execute function app.forget_conversations();
-- function: app.merge_conversations
