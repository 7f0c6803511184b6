-- function: app.without_contact
-- function: app.public_profile
-- function: app.talent_card
-- function: app.talent_terms

-- Accountants who applied to join the network, and what admins decided.
create table candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  name text check (length(name) <= 300),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  whatsapp text check (length(whatsapp) <= 40),
  phone text check (length(phone) <= 40),
  avatar_url text,
  subscribe boolean not null default true,
  agree boolean not null default true,
  -- Where they came from, in one word.
  source text check (source ~ '^[a-z0-9][a-z0-9.-]{0,29}$'),
  resume_path text unique,
  resume_original_name text check (length(resume_original_name) <= 255),
  resume_size_bytes int check (resume_size_bytes between 1 and 26214400),
  resume_mime_type text,
  resume_uploaded_at timestamptz,
  -- Hash of the file's content.
  resume_sha256 text check (resume_sha256 ~ '^[0-9a-f]{64}$'),
  has_resume boolean not null generated always as (resume_path is not null) stored,
  profile_data jsonb check (jsonb_typeof(profile_data) = 'object') check (length(profile_data::text) <= 1000000),
  -- As of when the profile was saved.
  experience_years int check (experience_years between 0 and 80),
  -- Fields that the resume reader was unsure of: [{"path": "work_experience.0.start_date", "confidence": 0.4}, …]
  profile_checks jsonb not null default '[]' check (jsonb_typeof(profile_checks) = 'array'),
  -- Increases with each change, so that a page opened before the last save asks before overwriting it.
  profile_version int not null default 1,
  -- {"zone": …, "weekly": […], "hoursPerWeek": …, "earliestStart": …}; the domain has the full schema.
  working_hours jsonb check (jsonb_typeof(working_hours) = 'object'),
  -- Whether firms may book an interview in these hours without asking.
  takes_bookings boolean not null default true,
  -- The profile as buyers see it. A column of its own, so that grants decide what buyers can read.
  public_profile jsonb generated always as (app.public_profile(profile_data)) stored,
  card jsonb generated always as (app.talent_card(profile_data)) stored,
  terms text[] generated always as (app.talent_terms(profile_data)) stored,
  status text not null default 'pending' check (status in ('pending', 'interviewed', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When an admin first opened the page: the candidate sees 'Under Review' from then on.
  opened_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references users on delete set null,
  interview_scheduled_at timestamptz,
  -- Set only by the database: the end of the intro call that is the interview, or else an hour after the start.
  interview_ends_at timestamptz,
  interview_notes text check (length(interview_notes) <= 10000),
  rejection_reason text check (length(rejection_reason) <= 10000),
  platform_access_granted_at timestamptz,
  -- Set only by the database (app.note_decision).
  was_interviewed boolean not null default false,
  decided_at timestamptz,
  -- With what a project's owner sorts and filters many applicants by.
  unique (user_id) include (id, status),
  check (num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) in (0, 5)),
  check (platform_access_granted_at is null or status = 'accepted'),
  check (status <> 'rejected' or coalesce(rejection_reason, '') ~ '\S'),
  check (status = 'pending' or reviewed_at is not null),
  check (interview_ends_at > interview_scheduled_at),
  check ((interview_ends_at is null) = (interview_scheduled_at is null)),
  check (avatar_url ~ ('^/profile-photos/' || user_id || '-\d{1,16}\.(jpg|png|webp)$'))
);
create index candidates_reviewer on candidates (reviewed_by);
create index candidates_interview on candidates (interview_ends_at) where interview_ends_at is not null;
-- Those that admins set: intro calls take half an hour.
create index candidates_set_interview on candidates (interview_scheduled_at, id)
  where interview_ends_at - interview_scheduled_at = interval '1 hour';

create trigger touch before update on candidates for each row execute function app.touch();
create trigger moves before update of status on candidates for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.require_confirmation
create trigger confirmed before update of status on candidates
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function app.require_confirmation();
-- function: app.require_scorecard
create trigger scored before update of status on candidates
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function app.require_scorecard();
-- function: app.note_decision
create trigger note_decision before update of status on candidates
  for each row when (new.status <> old.status) execute function app.note_decision();
-- function: app.count_profile_change
create trigger versions before update on candidates for each row execute function app.count_profile_change();
-- function: app.refuse_foreign_resume
create trigger own_resume before update of resume_path on candidates
  for each row execute function app.refuse_foreign_resume();
-- function: app.add_resume_file
create trigger keep_file after insert or update of resume_path on candidates
  for each row execute function app.add_resume_file();
-- Deferred because a merge removes the file from one candidate before giving it to the other.
-- function: app.forget_resume_file
create constraint trigger forget_file after update of resume_path or delete on candidates
  deferrable initially deferred for each row execute function app.forget_resume_file();
-- function: app.set_interview_end
create trigger interview_end before insert or update of interview_scheduled_at on candidates
  for each row execute function app.set_interview_end();
-- function: app.refuse_past_interview
create trigger interview_ahead before update of interview_scheduled_at on candidates
  for each row when (new.interview_scheduled_at is distinct from old.interview_scheduled_at and new.interview_scheduled_at <= now())
  execute function app.refuse_past_interview();
-- function: app.profile_skills
-- function: app.copy_to_account
create trigger account after insert or update of user_id, name, phone, whatsapp, avatar_url, subscribe, agree,
  resume_path, profile_data, experience_years on candidates for each row execute function app.copy_to_account();
-- function: app.record_candidate_change
create trigger events after insert or update on candidates for each row execute function app.record_candidate_change();
create trigger forget_in_record after delete on candidates for each row execute function app.forget_in_record();
-- function: app.outdate_fingerprints
create trigger fingerprints after insert or update of name, email, phone, whatsapp, resume_path
  on candidates for each row execute function app.outdate_fingerprints();
-- function: app.update_candidate_search
create trigger search after insert or update
  of name, email, whatsapp, status, subscribe, agree, platform_access_granted_at, profile_data, resume_size_bytes,
    interview_scheduled_at, created_at
  on candidates for each row execute function app.update_candidate_search();
-- function: app.tally_candidate
create trigger tally after insert or delete on candidates for each row execute function app.tally_candidate();
create trigger tally_move after update of status, platform_access_granted_at, subscribe, agree on candidates for each row
  when ((new.status, new.platform_access_granted_at is null, new.subscribe, new.agree)
    is distinct from (old.status, old.platform_access_granted_at is null, old.subscribe, old.agree))
  execute function app.tally_candidate();
-- function: app.count_candidate_week
create trigger count_week after insert or delete on candidates for each row execute function app.count_candidate_week();
create trigger count_week_again after update of status, opened_at, created_at, source on candidates for each row
  when ((new.status, new.opened_at is null, new.created_at, new.source)
    is distinct from (old.status, old.opened_at is null, old.created_at, old.source))
  execute function app.count_candidate_week();

alter table candidates enable row level security;
alter table candidates force row level security;

create policy owner_reads on candidates for select to app_talent using (user_id = (select app.user_id()));
create policy owner_edits on candidates for update to app_talent
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
-- Someone with an account but no candidate record creates one on the dashboard. It starts as pending, like any other.
create policy owner_applies on candidates for insert to app_talent
  with check (
    user_id = (select app.user_id())
    and email = (select u.email from users u where u.id = (select app.user_id()))
    and status = 'pending'
  );
create policy admin_reads on candidates for select to app_admin using (true);
create policy admin_decides on candidates for update to app_admin using (true) with check (reviewed_by = (select app.user_id()));
create policy system_reads on candidates for select to app_system using (true);
create policy system_registers on candidates for insert to app_system with check (status = 'pending');
-- Buyers can read candidates who are accepted or applied to their projects: that policy is in the applications file.

-- Candidates can't read notes and rejection reasons. Buyers can't read contact details or the resume's path, either.
grant select (id, user_id, name, email, whatsapp, phone, avatar_url, subscribe, agree, source, resume_path,
  resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, has_resume, profile_data, experience_years,
  profile_checks, profile_version, working_hours, takes_bookings, public_profile, card, terms, status, created_at, updated_at, opened_at,
  reviewed_at, interview_scheduled_at, interview_ends_at, platform_access_granted_at) on candidates to app_talent;
grant insert (user_id, name, email, whatsapp, subscribe) on candidates to app_talent;
grant update (name, whatsapp, phone, avatar_url, subscribe, resume_path, resume_original_name, resume_size_bytes,
  resume_mime_type, resume_uploaded_at, resume_sha256, profile_data, experience_years, profile_checks, working_hours, takes_bookings)
  on candidates to app_talent;
grant select (id, user_id, name, avatar_url, has_resume, working_hours, takes_bookings, public_profile, card, terms, status, created_at,
  platform_access_granted_at) on candidates to app_buyer;
grant select on candidates to app_admin, app_system;
grant update (status, opened_at, reviewed_at, reviewed_by, interview_scheduled_at, interview_notes, rejection_reason,
  platform_access_granted_at) on candidates to app_admin;
-- The id is derived from a key of the submitting page and the email address, so that submitting again finds the first result
-- instead of creating a second account.
grant insert (id, user_id, name, email, whatsapp, phone, subscribe, agree, source, resume_path, resume_original_name,
  resume_size_bytes, resume_mime_type, resume_uploaded_at, resume_sha256, profile_data, experience_years, profile_checks)
  on candidates to app_system;
-- No delete is granted.

-- Functions owned by app_definer start reviews, turn calls into interviews, and link and merge records.
create policy definer_reads on candidates for select to app_definer using (true);
create policy definer_schedules on candidates for update to app_definer using (true) with check (true);
create policy definer_merges on candidates for delete to app_definer using (true);
grant select, delete on candidates to app_definer;
grant update (user_id, name, whatsapp, phone, resume_path, resume_original_name, resume_size_bytes, resume_mime_type,
  resume_uploaded_at, resume_sha256, profile_data, experience_years, profile_checks, working_hours, opened_at,
  interview_scheduled_at, interview_notes) on candidates to app_definer;

-- function: app.open_candidate
-- function: app.merge_accounts
