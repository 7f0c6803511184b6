-- What buyers search: accepted candidates only, in a narrow table, so that even a term that one in ten has is found quickly.
-- Filtering by tags reads `candidate_search`.
create table talent_search (
  id uuid primary key references candidates on delete cascade,
  created_at timestamptz not null,
  is_onboarded boolean not null,
  words text collate "C" not null
);
create index talent_search_newest on talent_search (created_at desc, id) include (is_onboarded, words);
create index talent_search_words on talent_search using gin (app.grams(words)) with (gin_pending_list_limit = 64);

alter table talent_search enable row level security;
alter table talent_search force row level security;
create policy definer_works on talent_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on talent_search to app_definer;
-- Nobody else has access.

-- function: app.find_talent
