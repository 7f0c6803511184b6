-- The keys that documents are sealed with: made by the server at its first start, unless the operator brings one.
create table seal_keys (
  -- The SHA-256 of the certificate.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  certificate bytea not null,
  -- Encrypted with the server's key.
  sealed_key bytea not null,
  created_at timestamptz not null default now()
);
alter table seal_keys enable row level security;
alter table seal_keys force row level security;
create policy system_reads on seal_keys for select to app_system using (true);
create policy system_adds on seal_keys for insert to app_system with check (true);
grant select, insert (id, certificate, sealed_key) on seal_keys to app_system;
-- Nothing is changed or deleted: a certificate must be there as long as files carry it.
