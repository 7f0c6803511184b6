-- What this database was built from: the schema files, every applied version of each function, and the migrations.
create schema migration;
create table migration.applied (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

alter table migration.applied enable row level security;
alter table migration.applied force row level security;
-- Forced row-level security applies to the owner, too.
do $$
begin
  execute format('create policy owner_works on migration.applied to %I using (true) with check (true)', current_user);
end
$$;
-- The readiness check reads what has been applied.
create policy system_reads on migration.applied for select to app_system using (true);
grant usage on schema migration to app_system;
grant select (name) on migration.applied to app_system;
-- Only the owner writes it.
