-- Deferred work: an email to send, a recurring chore. A process claims a due job with a lease, so any number of processes may
-- run, and another one takes over the jobs of a process that dies.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
  -- What it is about; empty for a job that recurs. There is one job of a kind and key.
  key text not null default '' check (length(key) <= 200),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  -- When it may run; while it runs, when its lease ends.
  due_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  unique (kind, key),
  check (status = 'waiting' or attempts > 0)
);
create index jobs_due on jobs (kind, due_at) where status in ('waiting', 'running');
create index jobs_newest on jobs (created_at desc, id);
create index jobs_status on jobs (status, created_at desc, id);

alter table jobs enable row level security;
alter table jobs force row level security;
create policy system_works on jobs to app_system using (true) with check (true);
-- Admins see which jobs are waiting and which have failed, and may retry them, but change nothing else.
create policy admin_reads on jobs for select to app_admin using (true);
create policy admin_retries on jobs for update to app_admin
  using (status <> 'running') with check (status = 'waiting' and attempts = 0);
create policy definer_queues on jobs for insert to app_definer with check (true);
create policy definer_reads on jobs for select to app_definer using (true);
create policy definer_clears on jobs for delete to app_definer using (true);
grant select, insert, update, delete on jobs to app_system;
grant select on jobs to app_admin, app_definer;
grant update (status, attempts, due_at) on jobs to app_admin;
grant insert (kind, key, due_at), delete on jobs to app_definer;
-- Nobody else reads or creates jobs.

-- function: app.find_jobs
