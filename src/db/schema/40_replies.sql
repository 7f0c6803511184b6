-- Reply clocks: who must act on what, since when and until when. Triggers start and stop them; a job computes the times by the
-- working hours of whoever must act, reminds them, and ends what nobody answered.
create table reply_clocks (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead', 'project', 'application', 'invitation', 'message', 'interview', 'offer', 'statement', 'week')),
  -- No foreign key: the row itself stops its clock.
  subject_id uuid not null,
  -- Who must act. People of the firm have it as theirs, and so has the talent.
  side text not null check (side in ('operator', 'firm', 'talent')),
  firm_id uuid references firms on delete cascade,
  user_id uuid references users on delete cascade,
  project_id uuid references projects on delete cascade,
  started_at timestamptz not null default now(),
  -- Set by the job, from the working hours as of the start.
  half_at timestamptz,
  due_at timestamptz,
  outcome_at timestamptz,
  reminders int not null default 0 check (reminders between 0 and 2),
  replied_at timestamptz,
  -- Working minutes until the reply.
  minutes int check (minutes >= 0),
  ended_at timestamptz,
  ended_as text check (ended_as in ('replied', 'withdrawn', 'closed', 'filled', 'no-answer')),
  check ((ended_at is null) = (ended_as is null))
);
create unique index reply_clocks_running on reply_clocks (kind, subject_id, side) where ended_at is null;
create index reply_clocks_firm on reply_clocks (firm_id, due_at) where side = 'firm' and replied_at is null and ended_at is null;
create index reply_clocks_talent on reply_clocks (user_id, due_at) where side = 'talent' and replied_at is null and ended_at is null;
create index reply_clocks_operator on reply_clocks (due_at) where side = 'operator' and replied_at is null and ended_at is null;
create index reply_clocks_of_firm on reply_clocks (firm_id, replied_at desc) include (side, minutes);
create index reply_clocks_of_talent on reply_clocks (user_id, replied_at desc);
create index reply_clocks_of_operator on reply_clocks (replied_at desc) include (minutes) where side = 'operator' and minutes is not null;
create index reply_clocks_project on reply_clocks (project_id);

-- function: app.run_clock
-- Each line: what waits, for whom, and the statuses in which it waits.
create trigger clock after insert or delete or update of handled_at on leads
  for each row execute function app.run_clock('lead', 'operator', '{new}');
create trigger clock after insert or delete or update of status on projects
  for each row execute function app.run_clock('project', 'operator', '{Open}');
create trigger clock after insert or delete or update of status on applications
  for each row execute function app.run_clock('application', 'firm', '{pending}');
create trigger clock after insert or delete or update of status on project_invitations
  for each row execute function app.run_clock('invitation', 'talent', '{open}');
create trigger clock after insert or delete or update of status, proposed on interviews
  for each row execute function app.run_clock('interview', 'answering', '{proposed}');
-- function: app.run_message_clock
create trigger clock after insert on messages for each row execute function app.run_message_clock();
-- function: app.follow_clock
create trigger follow after insert or update on reply_clocks for each row execute function app.follow_clock();
-- function: app.queue_answers
create trigger queue_answers after update of status on projects
  for each row when (new.status in ('Filled', 'completed', 'archived') and old.status not in ('Filled', 'completed', 'archived'))
  execute function app.queue_answers();

alter table reply_clocks enable row level security;
alter table reply_clocks force row level security;
create policy firm_reads on reply_clocks for select to app_buyer using (side = 'firm' and firm_id = (select app.firm_id()));
create policy talent_reads on reply_clocks for select to app_talent using (side = 'talent' and user_id = (select app.user_id()));
create policy admin_reads on reply_clocks for select to app_admin using (true);
create policy system_reads on reply_clocks for select to app_system using (true);
create policy system_follows on reply_clocks for update to app_system using (true) with check (true);
create policy definer_works on reply_clocks to app_definer using (true) with check (true);
grant select on reply_clocks to app_buyer, app_talent, app_admin, app_system;
grant update (half_at, due_at, outcome_at, reminders, minutes, ended_at, ended_as) on reply_clocks to app_system;
grant select, insert, update on reply_clocks to app_definer;
-- Nobody else starts, stops or changes a clock.

-- The operator's hours count, too.
create policy definer_reads on intro_call_hours for select to app_definer using (true);
grant select on intro_call_hours to app_definer;
-- function: app.clock_hours
-- function: app.answer_waiting
-- function: app.close_application
-- function: app.find_waiting
-- function: app.reply_times
