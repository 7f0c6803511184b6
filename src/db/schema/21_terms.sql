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
