-- What this database was made from: the files of the schema, the functions in each version that was applied, and the migrations.
create schema migration;
create table migration.applied (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

alter table migration.applied enable row level security;
alter table migration.applied force row level security;
-- Its owner writes it under forced row-level security.
do $$
begin
  execute format('create policy owner_works on migration.applied to %I using (true) with check (true)', current_user);
end
$$;
-- The readiness check asks what has been applied.
create policy system_reads on migration.applied for select to app_system using (true);
grant usage on schema migration to app_system;
grant select (name) on migration.applied to app_system;
-- Nobody but the owner writes it.
