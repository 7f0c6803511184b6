-- What admins search, filter and sort of the candidates, and buyers of the accepted ones by tag, kept by the database itself.
-- Beside the words stands what each column of the admins' list sorts by, so that those who fit are found, sorted and counted in
-- one table, whose rows change less often than the candidates'.
create table candidate_search (
  id uuid primary key references candidates on delete cascade,
  created_at timestamptz not null,
  status text not null,
  is_onboarded boolean not null,
  -- Name and address in small letters, divided by a character that no search has.
  words text collate "C" not null,
  -- Of skills, software and credentials in small letters.
  tags bigint[] not null,
  whatsapp text collate "C",
  subscribe boolean not null,
  agree boolean not null,
  name text,
  email text not null,
  resume_size_bytes int
);
-- New pieces wait in a list that is merged into the index before it is eight pages long: written together they cost less, and so
-- short a list costs a search next to nothing.
create index candidate_search_words on candidate_search
  using gin (app.grams(words), tags) with (gin_pending_list_limit = 64);
create index candidate_search_whatsapp on candidate_search
  using gin (app.grams(whatsapp)) with (gin_pending_list_limit = 64);
-- Reading from the newest is a matter of the index alone: beside it, a row of the table costs three times as much.
create index candidate_search_newest on candidate_search
  (created_at desc, id) include (status, subscribe, agree, words, whatsapp);
-- What the admins' list is sorted by, with all that it is filtered by and searched for. Who has no value comes last in both
-- directions, so a column that may be empty has two indexes.
create index candidate_search_by_applied on candidate_search
  (status, created_at desc, id) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_status on candidate_search
  (status desc, id) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_email on candidate_search
  (status, email desc, id) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_name on candidate_search
  (status, name, id desc) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_name_down on candidate_search
  (status, name desc nulls last, id) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_whatsapp on candidate_search
  (status, whatsapp, id desc) include (subscribe, agree, words);
create index candidate_search_by_whatsapp_down on candidate_search
  (status, whatsapp desc nulls last, id) include (subscribe, agree, words);
create index candidate_search_by_resume on candidate_search
  (status, resume_size_bytes, id desc) include (subscribe, agree, words, whatsapp);
create index candidate_search_by_resume_down on candidate_search
  (status, resume_size_bytes desc nulls last, id) include (subscribe, agree, words, whatsapp);

alter table candidate_search enable row level security;
alter table candidate_search force row level security;
create policy definer_works on candidate_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on candidate_search to app_definer;
-- Nobody else reaches it.

-- function: app.candidate_search_row

-- How many candidates there are of each kind that a list is filtered by, as the sum of single changes: writers add a row and wait
-- for nobody. An hourly job folds the rows into one for each kind.
create table candidate_tally (
  id bigint generated always as identity primary key,
  status text not null,
  is_onboarded boolean not null,
  subscribe boolean not null,
  agree boolean not null,
  change int not null
);
alter table candidate_tally enable row level security;
alter table candidate_tally force row level security;
create policy admin_reads on candidate_tally for select to app_admin using (true);
create policy system_reads on candidate_tally for select to app_system using (true);
create policy system_clears on candidate_tally for delete to app_system using (true);
create policy system_compacts on candidate_tally for insert to app_system with check (true);
create policy definer_reads on candidate_tally for select to app_definer using (true);
create policy definer_writes on candidate_tally for insert to app_definer with check (true);
grant select on candidate_tally to app_admin;
grant select, delete, insert (status, is_onboarded, subscribe, agree, change) on candidate_tally to app_system;
grant select, insert on candidate_tally to app_definer;
-- No update is granted.

-- function: app.tallied
-- function: app.find_candidates
