-- The outbox. An email is queued in the transaction that causes it, so it exists exactly when its cause does.
-- The content is encrypted with the server's key: whoever reads this table can't use the links and codes in it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind <> ''),
  -- An email without a topic is always sent.
  topic text,
  -- Project owners email applicants without knowing their addresses: the email names the application, and the database fills
  -- in the recipient. No foreign key: the email outlives a deleted project.
  application_id uuid,
  recipient text not null default '' check (length(recipient) between 3 and 254 and recipient !~ '[\r\n]'),
  -- The searched text, under the column name that the list search expects.
  words text collate "C" not null generated always as (lower(recipient)) stored,
  subject text not null check (length(subject) <= 300 and subject !~ '[\r\n]'),
  sealed_content bytea,
  -- Dropped: one too many for its recipient (app.cap_mail).
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status in ('sent', 'failed', 'dropped') or sealed_content is not null)
);
create index mails_newest on mails (created_at desc, id);
create index mails_recipient on mails (recipient, created_at) include (status);
create index mails_status on mails (status, created_at desc, id);
-- No list of pending entries, since every search would have to read it.
create index mails_words on mails using gin (app.grams(words)) with (fastupdate = off);

-- Triggers run in the order of their names: by the time of `capped` and `wanted`, `address` has filled in the recipient.
-- function: app.address_to_applicant
create trigger address before insert on mails
  for each row when (new.application_id is not null) execute function app.address_to_applicant();
-- function: app.cap_mail
create trigger capped before insert on mails
  for each row when (new.kind not in ('intro-call-notice', 'new-lead', 'resume-infected-notice'))
  execute function app.cap_mail();
-- function: app.drop_unwanted_mail
create trigger wanted before insert on mails
  for each row when (new.topic is not null) execute function app.drop_unwanted_mail();
-- Each email is sent by its own job, queued along with it; the email has failed when its job has.
-- function: app.queue_mail_job
create trigger queue_mail_job after insert on mails
  for each row when (new.status = 'queued') execute function app.queue_mail_job();
-- function: app.update_mail_status
create trigger update_mail_status after update of status on jobs
  for each row when (new.kind = 'send-email' and (new.status = 'failed') <> (old.status = 'failed'))
  execute function app.update_mail_status();
create trigger forget_in_record after delete on mails for each row execute function app.forget_in_record();

alter table mails enable row level security;
alter table mails force row level security;
-- Any request may queue an email; only the system reads the content and sends it.
create policy anyone_queues on mails for insert to app_user, app_visitor, app_system
  with check (status in ('queued', 'dropped'));
create policy system_reads on mails for select to app_system using (true);
create policy system_sends on mails for update to app_system using (true) with check (true);
create policy system_clears on mails for delete to app_system using (status <> 'queued');
-- Admins see which emails were sent, failed or were dropped. Retrying the job sends an email again, unchanged.
create policy admin_reads on mails for select to app_admin using (true);
create policy definer_reads on mails for select to app_definer using (true);
create policy definer_clears on mails for delete to app_definer using (true);
create policy definer_follows on mails for update to app_definer using (true) with check (true);
grant insert (id, kind, topic, recipient, subject, sealed_content) on mails to app_user, app_visitor, app_system;
grant insert (application_id) on mails to app_buyer;
grant select (id, kind, recipient, subject, status, created_at, sent_at) on mails to app_admin;
grant select, delete on mails to app_system;
grant update (sealed_content, status, sent_at) on mails to app_system;
grant select, delete, update (status) on mails to app_definer;
-- No delete is granted to people.

-- function: app.forget_mail
create trigger forget_mail before delete on users for each row execute function app.forget_mail();
-- function: app.own_mails
-- function: app.find_mails
