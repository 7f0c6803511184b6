-- Candidates who may be the same person. They are compared by fingerprints: a phone number, a resume, a name with a similar
-- address. The domain computes them and a job saves them, so that applying never waits for it. An index finds equal ones, no
-- matter how many candidates there are.
create table candidate_fingerprints (
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('phone', 'resume', 'name')),
  fingerprint text not null check (length(fingerprint) <= 400),
  primary key (candidate_id, kind, fingerprint)
);
create index candidate_fingerprints_shared on candidate_fingerprints (kind, fingerprint, candidate_id);
alter table candidate_fingerprints enable row level security;
alter table candidate_fingerprints force row level security;
create policy admin_reads on candidate_fingerprints for select to app_admin using (true);
create policy system_works on candidate_fingerprints to app_system using (true) with check (true);
grant select on candidate_fingerprints to app_admin;
grant select, insert, delete on candidate_fingerprints to app_system;
-- No update is granted.

-- Candidates who have changed since their fingerprints were saved.
create table outdated_fingerprints (
  candidate_id uuid primary key references candidates on delete cascade,
  changed_at timestamptz not null default now()
);
create index outdated_fingerprints_oldest on outdated_fingerprints (changed_at);
alter table outdated_fingerprints enable row level security;
alter table outdated_fingerprints force row level security;
create policy system_works on outdated_fingerprints to app_system using (true) with check (true);
create policy definer_works on outdated_fingerprints to app_definer using (true) with check (true);
grant select, delete on outdated_fingerprints to app_system;
grant select, insert, update on outdated_fingerprints to app_definer;
-- People have no access.

-- Two candidates who share a fingerprint. A pair that an admin has dismissed stays dismissed.
create table candidate_pairs (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null references candidates on delete cascade,
  second_id uuid not null references candidates on delete cascade,
  found_at timestamptz not null default now(),
  dismissed_at timestamptz,
  dismissed_by uuid references users on delete set null,
  unique (first_id, second_id),
  check (first_id < second_id),
  check (dismissed_by is null or dismissed_at is not null)
);
create index candidate_pairs_second on candidate_pairs (second_id);
create index candidate_pairs_dismisser on candidate_pairs (dismissed_by);
create index candidate_pairs_open on candidate_pairs (found_at desc, id) where dismissed_at is null;
create index candidate_pairs_dismissed on candidate_pairs (found_at desc, id) where dismissed_at is not null;
alter table candidate_pairs enable row level security;
alter table candidate_pairs force row level security;
create policy admin_reads on candidate_pairs for select to app_admin using (true);
create policy admin_dismisses on candidate_pairs for update to app_admin
  using (true)
  with check (dismissed_by is not distinct from case when dismissed_at is null then null else (select app.user_id()) end);
create policy system_adds on candidate_pairs for insert to app_system with check (dismissed_at is null);
create policy system_reads on candidate_pairs for select to app_system using (true);
create policy system_deletes on candidate_pairs for delete to app_system using (dismissed_at is null);
create policy definer_reads on candidate_pairs for select to app_definer using (true);
grant select on candidate_pairs to app_admin, app_definer;
grant update (dismissed_at, dismissed_by) on candidate_pairs to app_admin;
grant select, delete, insert (first_id, second_id) on candidate_pairs to app_system;
-- No delete is granted to people.

-- Every table that a merge changes has a policy for app_definer (definer_merges). Each feature merges its own tables
-- (app.merge_<feature>).
-- function: app.merge_candidates
