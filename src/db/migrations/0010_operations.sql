-- The readiness check asks which migrations have run. Nobody but the owner writes them down.
create policy system_reads on migration.applied for select to app_system using (true);
grant usage on schema migration to app_system;
grant select (name) on migration.applied to app_system;
