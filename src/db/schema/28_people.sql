-- What admins search and filter accounts by. Triggers keep it up to date.
create table people_search (
  id uuid primary key references users on delete cascade,
  created_at timestamptz not null,
  role text not null,
  state text not null check (state in ('active', 'unconfirmed', 'suspended', 'closed')),
  -- Name and address in lowercase, separated by a character that no search contains.
  words text collate "C" not null
);
create index people_search_newest on people_search (created_at desc, id) include (words);
create index people_search_role on people_search (role, created_at desc, id) include (words);
create index people_search_state on people_search (state, created_at desc, id) include (words);
create index people_search_role_state on people_search (role, state, created_at desc, id) include (words);
create index people_search_words on people_search using gin (app.grams(words)) with (gin_pending_list_limit = 64);

alter table people_search enable row level security;
alter table people_search force row level security;
create policy admin_reads on people_search for select to app_admin using (true);
create policy definer_works on people_search to app_definer using (true) with check (true);
grant select (id, state) on people_search to app_admin;
grant select, insert, update (created_at, state, words) on people_search to app_definer;
-- Nobody else has access.

-- function: app.people_search_row
-- function: app.update_people_search
create trigger search after insert or update of name, email, created_at, removed_at on users
  for each row execute function app.update_people_search();
create trigger search after update of email_verified, suspended_at, merged_into on identity.users
  for each row execute function app.update_people_search();
-- function: app.find_people
-- function: app.suspend_account
-- function: app.restore_account
-- function: app.end_sessions
