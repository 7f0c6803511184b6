-- Email addresses from the "Get Support Now" form, each stored once.
create table leads (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) between 3 and 254),
  -- The searched text, under the column name that the list search expects.
  words text collate "C" not null generated always as (email) stored,
  created_at timestamptz not null default now(),
  -- Who answered it, and when.
  handled_at timestamptz,
  handled_by uuid references users on delete set null,
  check (handled_by is null or handled_at is not null)
);
create index leads_newest on leads (created_at desc, id);
create index leads_open on leads (created_at desc, id) where handled_at is null;
create index leads_handled on leads (created_at desc, id) where handled_at is not null;
create index leads_handled_by on leads (handled_by);
-- No list of pending entries, since every search would have to read it.
create index leads_words on leads using gin (app.grams(words)) with (fastupdate = off);
create trigger forget_in_record after delete on leads for each row execute function app.forget_in_record();

alter table leads enable row level security;
alter table leads force row level security;
create policy admin_reads on leads for select to app_admin using (true);
create policy admin_handles on leads for update to app_admin
  using (true) with check (handled_by is not distinct from case when handled_at is null then null else (select app.user_id()) end);
create policy system_reads on leads for select to app_system using (true);
create policy system_stores on leads for insert to app_system with check (true);
create policy definer_reads on leads for select to app_definer using (true);
create policy definer_clears on leads for delete to app_definer using (true);
grant select on leads to app_admin, app_system;
grant update (handled_at, handled_by) on leads to app_admin;
grant insert (email) on leads to app_system;
grant select, delete on leads to app_definer;
-- No delete is granted to people.

-- function: app.forget_leads
create trigger forget_leads before delete on users for each row execute function app.forget_leads();
-- function: app.find_leads
