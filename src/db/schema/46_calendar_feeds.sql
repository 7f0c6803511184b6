-- The secret address under which a person's calendar program reads their calls. Only a keyed hash of the secret is kept.
create table calendar_feeds (
  user_id uuid primary key default app.user_id() references users on delete cascade,
  secret_hash text not null unique check (secret_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now()
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy owner_reads on calendar_feeds for select to app_user using (user_id = (select app.user_id()));
create policy owner_creates on calendar_feeds for insert to app_user with check (user_id = (select app.user_id()));
create policy owner_replaces on calendar_feeds for update to app_user
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy owner_revokes on calendar_feeds for delete to app_user using (user_id = (select app.user_id()));
-- Whose address it is: the calls are then read with that person's rights.
create policy system_reads on calendar_feeds for select to app_system using (true);
grant select, delete on calendar_feeds to app_user;
grant insert (secret_hash), update (secret_hash, created_at) on calendar_feeds to app_user;
grant select (user_id, secret_hash) on calendar_feeds to app_system;
