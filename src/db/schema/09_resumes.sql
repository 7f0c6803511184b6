-- What is known about the content of a stored resume. A row belongs to the file, even if a merge gives the file to another
-- candidate, and is deleted when no candidate has the file anymore.
create table resume_files (
  path text primary key,
  -- Kinds of numbers in it that don't belong there, such as a Social Security number. The numbers themselves are never stored.
  sensitive_numbers text[] not null default '{}' check (sensitive_numbers <@ array['ssn', 'itin', 'ein', 'card']),
  -- If files are scanned for malware, nobody can open a resume until it is clean. An infected one stays locked even if scanning
  -- is turned off later.
  status text not null default 'pending' check (status in ('pending', 'clean', 'infected')),
  -- Since when a job reads it into the profile of its owner, who was let through before it was read; null once that is over.
  reading_since timestamptz,
  -- A file that couldn't be scanned goes behind those that haven't been tried yet.
  scan_tried_at timestamptz
);
create index resume_files_waiting on resume_files (scan_tried_at nulls first) where status = 'pending';
create trigger moves before update of status on resume_files for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- The subject of these events is the candidate.
create trigger events_of_moves after update of status on resume_files
  for each row when (new.status <> old.status) execute function app.record_move();

alter table resume_files enable row level security;
alter table resume_files force row level security;
create policy owner_reads on resume_files for select to app_talent using (exists (
  select from candidates c where c.user_id = (select app.user_id()) and c.resume_path = resume_files.path
));
create policy admin_reads on resume_files for select to app_admin using (true);
create policy system_reads on resume_files for select to app_system using (true);
create policy system_updates on resume_files for update to app_system using (true);
create policy definer_keeps on resume_files to app_definer using (true) with check (true);
grant select on resume_files to app_talent, app_admin, app_system;
grant update (sensitive_numbers, status, scan_tried_at, reading_since) on resume_files to app_system;
grant select, insert, delete on resume_files to app_definer;
-- Buyers have no access. Only triggers on candidates insert and delete rows.

-- A profile changes by its owner's hand, except while the resume they applied with is still being read.
create policy system_fills on candidates for update to app_system using (exists (
  select from resume_files f where f.path = resume_path and f.reading_since is not null
));
grant update (profile_data, experience_years, profile_checks) on candidates to app_system;

-- Who opened whose resume, when and from where. Candidates opening their own resume aren't recorded.
create table resume_openings (
  id bigint generated always as identity primary key,
  candidate_id uuid not null references candidates on delete cascade,
  opened_by uuid references users on delete set null,
  opened_at timestamptz not null default now(),
  network_address text check (length(network_address) <= 64)
);
create index resume_openings_candidate on resume_openings (candidate_id, id desc);
create index resume_openings_reader on resume_openings (opened_by, opened_at desc);

alter table resume_openings enable row level security;
alter table resume_openings force row level security;
create policy admin_reads on resume_openings for select to app_admin using (true);
create policy definer_reads on resume_openings for select to app_definer using (true);
create policy definer_writes on resume_openings for insert to app_definer with check (true);
create policy definer_forgets on resume_openings for update to app_definer using (true) with check (true);
grant select on resume_openings to app_admin;
grant select, insert, update (candidate_id, network_address) on resume_openings to app_definer;
-- Append-only: no update or delete is granted to people.

-- function: app.forget_resumes
create trigger forget_resumes before delete on users for each row execute function app.forget_resumes();
-- function: app.merge_resumes

-- function: app.resume_lock
-- function: app.resume_opening
-- function: app.open_resume
