-- Who people are and how they prove it. Only app_system uses these tables, except that people manage their own sessions and
-- admins see who can sign in.

create table identity.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null check (length(name) <= 300),
  -- The account that this one was merged into. The address stays reserved: trying to sign in with it says which account to use
  -- instead. Deleted along with that account.
  merged_into uuid references identity.users on delete cascade,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  -- While an admin has suspended the account, nothing opens it.
  suspended_at timestamptz,
  suspension_reason text check (suspension_reason ~ '\S' and length(suspension_reason) <= 1000),
  check (merged_into is null or not email_verified),
  check ((suspended_at is null) = (suspension_reason is null))
);
create index users_merged_into on identity.users (merged_into);
create index users_suspended on identity.users (id) where suspended_at is not null;

-- function: identity.keep_last_admin
create trigger keep_last_admin before update of email_verified on identity.users
  for each row when (old.email_verified and not new.email_verified) execute function identity.keep_last_admin();
create trigger keep_last_admin_on_delete before delete on identity.users
  for each row when (old.email_verified) execute function identity.keep_last_admin();

create table identity.credentials (
  user_id uuid primary key references identity.users on delete cascade,
  password text not null check (password like '$argon2id$%')
);

-- The token is stored as a SHA-256 hash, so a copy of this table can't be used to take over a session.
create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null,
  -- When the second factor was verified in this session.
  second_factor_at timestamptz,
  -- Updated at most once a minute, and only for admins, whose sessions expire when idle.
  seen_at timestamptz not null default now(),
  ip_address text,
  user_agent text check (length(user_agent) <= 512),
  created_at timestamptz not null default now()
);
create index sessions_user on identity.sessions (user_id);
create index sessions_expiry on identity.sessions (expires_at);

-- function: identity.refuse_unproven_session
create trigger refuse_unproven before insert on identity.sessions
  for each row when (new.second_factor_at is null) execute function identity.refuse_unproven_session();
-- function: identity.refuse_suspended_session
create trigger refuse_suspended before insert on identity.sessions
  for each row execute function identity.refuse_suspended_session();
-- function: identity.record_sign_in
create trigger record_sign_in after insert on identity.sessions for each row execute function identity.record_sign_in();

-- An emailed link with its code. One per person and kind: a new one replaces the old one. Using it deletes it.
create table identity.challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  kind text not null check (kind in ('confirm', 'reset', 'link')),
  token_hash text not null unique,
  code_hash text,
  code_tries int not null default 0 check (code_tries between 0 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  unique (user_id, kind)
);
create index challenges_expiry on identity.challenges (expires_at);

-- Rate limit counters, shared by all processes. The key is a keyed hash, so it reveals no address.
create table identity.attempts (
  key text primary key,
  count int not null check (count > 0),
  resets_at timestamptz not null
);
create index attempts_expiry on identity.attempts (resets_at);

alter table identity.users enable row level security;
alter table identity.users force row level security;
alter table identity.credentials enable row level security;
alter table identity.credentials force row level security;
alter table identity.sessions enable row level security;
alter table identity.sessions force row level security;
alter table identity.challenges enable row level security;
alter table identity.challenges force row level security;
alter table identity.attempts enable row level security;
alter table identity.attempts force row level security;

create policy system_works on identity.users to app_system using (true) with check (true);
create policy system_works on identity.credentials to app_system using (true) with check (true);
create policy system_works on identity.sessions to app_system using (true) with check (true);
create policy system_works on identity.challenges to app_system using (true) with check (true);
create policy system_works on identity.attempts to app_system using (true) with check (true);
grant select, insert, update, delete
  on identity.users, identity.credentials, identity.sessions, identity.challenges, identity.attempts to app_system;

-- People can see and end their own sessions, but can't read the token hash.
create policy owner_reads on identity.sessions for select to app_user using (user_id = (select app.user_id()));
create policy owner_ends on identity.sessions for delete to app_user using (user_id = (select app.user_id()));
grant select (id, user_id, expires_at, ip_address, user_agent, created_at) on identity.sessions to app_user;
grant delete on identity.sessions to app_user;
-- No insert or update is granted to people; visitors have no access.

-- Admins see the state of every account, but nothing that opens one.
create policy admin_reads on identity.users for select to app_admin using (true);
grant select (id, email_verified, merged_into, last_sign_in_at, suspended_at, suspension_reason) on identity.users to app_admin;
create policy admin_reads on identity.sessions for select to app_admin using (true);

create policy definer_reads on identity.users for select to app_definer using (true);
create policy definer_changes on identity.users for update to app_definer using (true) with check (true);
grant select, update (merged_into, email_verified, last_sign_in_at, suspended_at, suspension_reason)
  on identity.users to app_definer;
create policy definer_reads on identity.sessions for select to app_definer using (true);
create policy definer_sees on identity.sessions for update to app_definer using (true) with check (true);
create policy definer_ends on identity.sessions for delete to app_definer using (true);
grant select, update (seen_at), delete on identity.sessions to app_definer;
create policy definer_reads on identity.challenges for select to app_definer using (true);
create policy definer_ends on identity.challenges for delete to app_definer using (true);
grant select (user_id), delete on identity.challenges to app_definer;

-- Everyone with an account. The id is the same as in identity.users; `talent` is true only for candidates. Data that a candidate
-- and their account share is written to the candidate, and the database copies it to the account (app.copy_to_account).
create table users (
  id uuid primary key references identity.users on delete cascade,
  role text not null check (role in ('talent', 'buyer', 'admin')),
  talent boolean not null generated always as (role = 'talent') stored,
  name text check (length(name) <= 300),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  phone text check (length(phone) <= 40),
  whatsapp text check (length(whatsapp) <= 40),
  avatar_url text check (length(avatar_url) <= 1000),
  -- What a buyer said at sign-up: a record that is lost begins with it again.
  sign_up_company_name text check (length(sign_up_company_name) <= 100),
  sign_up_job_title text check (length(sign_up_job_title) <= 100),
  skills text[] not null default '{}',
  experience_years int check (experience_years between 0 and 80),
  subscribe boolean,
  agree boolean,
  resume_path text unique,
  resume_original_name text check (length(resume_original_name) <= 255),
  resume_size_bytes int check (resume_size_bytes between 1 and 26214400),
  resume_mime_type text,
  resume_uploaded_at timestamptz,
  profile_data jsonb check (jsonb_typeof(profile_data) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A removed admin keeps their row, so that their decisions still show a name. Their address becomes available again.
  removed_at timestamptz,
  check (num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) in (0, 5)),
  -- The path contains the person's id, so nobody can use someone else's picture.
  check (avatar_url ~ ('^/(avatars/' || id || '/|profile-photos/' || id || '-)\d{1,16}\.(jpg|png|webp)$')),
  check (removed_at is null or role = 'admin')
);
-- Pages for admins list the admins, however many accounts there are.
create index users_admins on users (name) where role = 'admin';
create trigger touch before update on users for each row execute function app.touch();
-- function: app.forget_in_record
create trigger forget_in_record after delete on users for each row execute function app.forget_in_record();

alter table users enable row level security;
alter table users force row level security;

create policy owner_reads on users for select to app_user using (id = (select app.user_id()));
create policy owner_edits on users for update to app_buyer, app_admin
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
create policy admin_reads on users for select to app_admin using (true);
create policy system_reads on users for select to app_system using (true);
create policy system_registers on users for insert to app_system with check (true);
create policy system_removes on users for update to app_system
  using (role = 'admin' and removed_at is null) with check (role = 'admin' and removed_at is not null);

grant select on users to app_user, app_system;
grant update (name, phone, whatsapp, subscribe) on users to app_buyer, app_admin;
grant update (avatar_url) on users to app_buyer, app_admin;
-- No update is granted to talent: their account is updated from their candidate record.
grant insert (id, role, name, email, sign_up_company_name, sign_up_job_title) on users to app_system;
grant update (email, removed_at) on users to app_system;
-- Nobody can change a role. No delete is granted: an account is deleted with its identity.

create policy definer_reads on users for select to app_definer using (true);
create policy definer_merges on users for update to app_definer using (true) with check (true);
grant select on users to app_definer;
grant update (name, phone, whatsapp, avatar_url, subscribe, agree, skills, experience_years, profile_data, resume_path,
  resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) on users to app_definer;

-- function: app.has_confirmed
-- function: app.lacks_confirmation
-- function: app.suspended_people
