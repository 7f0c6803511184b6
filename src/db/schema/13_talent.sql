-- What buyers search: accepted candidates only, in a narrow table, so that even a term that one in ten has is found quickly.
-- Filtering by tags reads `candidate_search`. Any part of a name finds it, but only all of an address.
create table talent_search (
  id uuid primary key references candidates on delete cascade,
  created_at timestamptz not null,
  is_onboarded boolean not null,
  -- In lowercase.
  name text collate "C" not null,
  email text collate "C" not null
);
create index talent_search_newest on talent_search (created_at desc, id) include (is_onboarded, name);
create index talent_search_names on talent_search using gin (app.grams(name)) with (gin_pending_list_limit = 64);
create index talent_search_email on talent_search (email);

alter table talent_search enable row level security;
alter table talent_search force row level security;
create policy definer_works on talent_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on talent_search to app_definer;
-- Nobody else has access.

-- function: app.find_talent
