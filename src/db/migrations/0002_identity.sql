-- Who people are and how they prove it. Better Auth keeps users, credentials and sessions here; challenges and
-- attempts are ours. Only app_system works with these tables, but for a person's own sessions.

create table identity.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null check (length(name) <= 300),
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table identity.credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  account_id text not null,
  provider_id text not null check (provider_id = 'credential'),
  password text not null check (password like '$argon2id$%'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, provider_id)
);

-- The token is stored as a SHA-256 hash: a copy of this table opens no session.
create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null,
  ip_address text,
  user_agent text check (length(user_agent) <= 512),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on identity.sessions (user_id);
create index sessions_expiry on identity.sessions (expires_at);

-- A mailed link with its code. One per person and kind: a newer one ends the older. Spending it deletes it.
create table identity.challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  kind text not null check (kind in ('confirm', 'reset')),
  token_hash text not null unique,
  code_hash text,
  code_tries int not null default 0 check (code_tries between 0 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  unique (user_id, kind)
);
create index challenges_expiry on identity.challenges (expires_at);

-- Counters of the rate limits, shared by all processes. The key is a keyed hash: it names no address.
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

-- People see and end their own sessions, without the token's hash.
create policy owner_reads on identity.sessions for select to app_user using (user_id = (select app.user_id()));
create policy owner_ends on identity.sessions for delete to app_user using (user_id = (select app.user_id()));
grant select (id, user_id, expires_at, ip_address, user_agent, created_at) on identity.sessions to app_user;
grant delete on identity.sessions to app_user;
-- No insert or update is granted to people; visitors reach nothing here.

create policy definer_reads on identity.users for select to app_definer using (true);
create policy definer_reads on identity.sessions for select to app_definer using (true);
grant select on identity.users, identity.sessions to app_definer;
