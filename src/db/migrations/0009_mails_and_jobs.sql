-- The outbox. A mail is queued in the transaction that causes it, so it exists exactly when its cause does.
-- The content is sealed with the server's key: links and codes in it are of no use to a reader of this table.
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind <> ''),
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[\r\n]'),
  subject text not null check (length(subject) <= 300 and subject !~ '[\r\n]'),
  sealed_content bytea,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status in ('sent', 'failed') or sealed_content is not null)
);
create index mails_due on mails (next_attempt_at) where status in ('queued', 'sending');
create index mails_newest on mails (created_at desc, id);

alter table mails enable row level security;
alter table mails force row level security;
-- Any act may cause a mail; only the system reads and sends them.
create policy anyone_queues on mails for insert to app_user, app_visitor, app_system
  with check (status = 'queued' and attempts = 0);
create policy system_reads on mails for select to app_system using (true);
create policy system_sends on mails for update to app_system using (true) with check (true);
create policy system_clears on mails for delete to app_system using (status in ('sent', 'failed'));
grant insert (id, kind, recipient, subject, sealed_content) on mails to app_user, app_visitor, app_system;
grant select, delete on mails to app_system;
grant update (sealed_content, status, attempts, next_attempt_at, last_error, sent_at) on mails to app_system;

-- When each periodic job may run next; taking a row is what keeps two processes from running the same one.
create table periodic_jobs (
  name text primary key,
  next_run_at timestamptz not null default now()
);
alter table periodic_jobs enable row level security;
alter table periodic_jobs force row level security;
create policy system_works on periodic_jobs to app_system using (true) with check (true);
grant select, insert, update on periodic_jobs to app_system;
