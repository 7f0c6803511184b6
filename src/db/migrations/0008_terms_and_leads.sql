-- Which terms someone accepted, and when. Append-only.
create table terms_acceptances (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  version text not null check (version <> ''),
  accepted_at timestamptz not null default now(),
  unique (user_id, version)
);
alter table terms_acceptances enable row level security;
alter table terms_acceptances force row level security;
create policy owner_reads on terms_acceptances for select to app_user using (user_id = (select app.user_id()));
create policy admin_reads on terms_acceptances for select to app_admin using (true);
create policy system_records on terms_acceptances for insert to app_system with check (true);
grant select on terms_acceptances to app_user;
grant insert (user_id, version) on terms_acceptances to app_system;
-- No update or delete is granted.

-- Addresses left at "Get Support Now". Once per address.
create table leads (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) between 3 and 254),
  created_at timestamptz not null default now()
);
create index leads_newest on leads (created_at desc, id);
alter table leads enable row level security;
alter table leads force row level security;
create policy admin_reads on leads for select to app_admin using (true);
create policy system_reads on leads for select to app_system using (true);
create policy system_stores on leads for insert to app_system with check (true);
grant select on leads to app_admin, app_system;
grant insert (email) on leads to app_system;
-- No update or delete is granted.
