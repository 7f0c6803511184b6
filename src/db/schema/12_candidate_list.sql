-- What admins search, filter and sort candidates by, and buyers filter accepted ones by (tags). Triggers keep it up to date. It has
-- every sort column of the admins' list, so that matches are found, sorted and counted in one table, whose rows change less often
-- than the candidates'.
create table candidate_search (
  id uuid primary key references candidates on delete cascade,
  created_at timestamptz not null,
  status text not null,
  is_onboarded boolean not null,
  -- Name and address in lowercase, separated by a character that no search contains.
  words text collate "C" not null,
  -- Codes of skills, software and credentials in lowercase, and of the terms that matching has read.
  tags bigint[] not null,
  whatsapp text collate "C",
  subscribe boolean not null,
  agree boolean not null,
  name text,
  email text not null,
  resume_size_bytes int,
  -- What reviewers gave, where the candidate lives, and the first credential and system that the profile names.
  score numeric(2, 1),
  country text,
  credential text,
  software text,
  -- The interview or intro call, also once it is over.
  next_call_at timestamptz,
  -- What conditions of the talent list compare, as far as matching has read it: the rate, the week that someone works by, the hours
  -- free in a usual week and in those that differ, and when hours were last confirmed.
  rate numeric(9, 2),
  clock_id int,
  free_hours numeric,
  free_weeks jsonb,
  confirmed_on date
);
-- New entries wait in a list that is merged into the index before it reaches eight pages: writing them together is cheaper, and so
-- short a list adds almost nothing to a search.
create index candidate_search_words on candidate_search
  using gin (app.grams(words), tags) with (gin_pending_list_limit = 64);
-- For buyers, who find names, not parts of addresses.
create index candidate_search_names on candidate_search
  using gin (app.grams(split_part(words, chr(31), 1)), tags) with (gin_pending_list_limit = 64) where status = 'accepted';
create index candidate_search_whatsapp on candidate_search
  using gin (app.grams(whatsapp)) with (gin_pending_list_limit = 64);
-- Reading from the newest is an index-only scan: also fetching the row from the table costs three times as much.
create index candidate_search_newest on candidate_search
  (created_at desc, id) include (status, subscribe, agree, words, whatsapp);
-- One index for each sort order of the admins' list, including everything it filters and searches by. Empty values sort last in
-- both directions, so a nullable column has two indexes.
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
-- What many candidates lack has one index of those who have it and one of those who don't: together they are as long as one, and
-- each is read in both directions.
create index candidate_search_by_score on candidate_search
  (status, score, id desc) include (subscribe, agree, words, whatsapp) where score is not null;
create index candidate_search_without_score on candidate_search
  (status, id) include (subscribe, agree, words, whatsapp) where score is null;
create index candidate_search_by_country on candidate_search
  (status, country, id desc) include (subscribe, agree, words, whatsapp) where country is not null;
create index candidate_search_without_country on candidate_search
  (status, id) include (subscribe, agree, words, whatsapp) where country is null;
create index candidate_search_by_credential on candidate_search
  (status, credential, id desc) include (subscribe, agree, words, whatsapp) where credential is not null;
create index candidate_search_without_credential on candidate_search
  (status, id) include (subscribe, agree, words, whatsapp) where credential is null;
create index candidate_search_by_software on candidate_search
  (status, software, id desc) include (subscribe, agree, words, whatsapp) where software is not null;
create index candidate_search_without_software on candidate_search
  (status, id) include (subscribe, agree, words, whatsapp) where software is null;
create index candidate_search_by_next_call on candidate_search
  (status, next_call_at, id desc) include (subscribe, agree, words, whatsapp) where next_call_at is not null;
create index candidate_search_without_next_call on candidate_search
  (status, id) include (subscribe, agree, words, whatsapp) where next_call_at is null;

alter table candidate_search enable row level security;
alter table candidate_search force row level security;
create policy definer_works on candidate_search for all to app_definer using (true) with check (true);
grant select, insert, update, delete on candidate_search to app_definer;
-- Nobody else has access.

-- function: app.card_country
-- function: app.candidate_score
-- function: app.facts_to_search
-- function: app.search_tags
-- function: app.candidate_search_row
-- function: app.update_candidate_score
create trigger search after insert or delete or update of scores, candidate_id on scorecards
  for each row execute function app.update_candidate_score();

-- The number of candidates for each combination of list filters, as a sum of changes: writers append a row and never wait for each
-- other. An hourly job compacts the rows into one for each combination.
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

-- Filters and orders of the list that an admin comes back to.
create table candidate_views (
  user_id uuid not null default app.user_id() references users on delete cascade,
  name text not null check (name ~ '\S' and length(name) <= 60),
  -- The query of the list's address.
  address text not null check (length(address) <= 500),
  primary key (user_id, name)
);
alter table candidate_views enable row level security;
alter table candidate_views force row level security;
create policy owner_works on candidate_views for all to app_admin
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select, delete on candidate_views to app_admin;
grant insert (name, address), update (address) on candidate_views to app_admin;
