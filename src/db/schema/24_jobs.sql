-- When each periodic job may run next; taking a row is what keeps two processes from running the same one.
create table periodic_jobs (
  name text primary key,
  next_run_at timestamptz not null default now()
);
alter table periodic_jobs enable row level security;
alter table periodic_jobs force row level security;
create policy system_works on periodic_jobs to app_system using (true) with check (true);
grant select, insert, update on periodic_jobs to app_system;
-- No delete is granted.
