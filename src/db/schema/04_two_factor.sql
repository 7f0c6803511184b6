-- The second factor: an authenticator app, passkeys, and recovery codes for when both are lost. Only app_system uses
-- these tables; people can see which factors they have, but no secrets.

create table identity.authenticators (
  user_id uuid primary key references identity.users on delete cascade,
  -- Encrypted with the server's key, so a copy of this table can't be used to generate codes.
  sealed_secret bytea not null,
  -- The 30-second step of the last code used: neither that code nor an older one is accepted again.
  last_step bigint not null default 0 check (last_step >= 0),
  created_at timestamptz not null default now(),
  -- Null until a first code proves that the app generates the right ones.
  confirmed_at timestamptz
);

create table identity.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  public_key bytea not null,
  -- The number of uses, on devices that count them: it exposes a cloned passkey once both copies are used.
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on identity.passkeys (user_id);

-- Keyed hashes. Using a code deletes it.
create table identity.recovery_codes (
  user_id uuid not null references identity.users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- What a browser has been asked for: a second factor after the first, a passkey alone, a new passkey, an answer from an OpenID
-- provider, or proof of the account that it is to be linked to. Answering deletes the row.
create table identity.prompts (
  token_hash text primary key,
  kind text not null check (kind in ('second-factor', 'passkey', 'new-passkey', 'openid', 'link')),
  user_id uuid references identity.users on delete cascade,
  is_remembered boolean not null default false,
  -- The login at a provider that was proved before, linked or used once this prompt is answered.
  login jsonb check (jsonb_typeof(login) = 'object'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  -- Who signs in with a passkey or a provider is known from the answer.
  check (user_id is not null or kind in ('passkey', 'openid')),
  check (user_id is null or kind <> 'passkey'),
  check (login is null or kind in ('second-factor', 'link')),
  check (login is not null or kind <> 'link')
);
create index prompts_user on identity.prompts (user_id);
create index prompts_expiry on identity.prompts (expires_at);

alter table identity.authenticators enable row level security;
alter table identity.authenticators force row level security;
alter table identity.passkeys enable row level security;
alter table identity.passkeys force row level security;
alter table identity.recovery_codes enable row level security;
alter table identity.recovery_codes force row level security;
alter table identity.prompts enable row level security;
alter table identity.prompts force row level security;

create policy system_works on identity.authenticators to app_system using (true) with check (true);
create policy system_works on identity.passkeys to app_system using (true) with check (true);
create policy system_works on identity.recovery_codes to app_system using (true) with check (true);
create policy system_works on identity.prompts to app_system using (true) with check (true);
grant select, insert, update, delete on identity.authenticators, identity.passkeys to app_system;
grant select, insert, delete on identity.recovery_codes, identity.prompts to app_system;

create policy owner_reads on identity.authenticators for select to app_user using (user_id = (select app.user_id()));
create policy owner_reads on identity.passkeys for select to app_user using (user_id = (select app.user_id()));
create policy owner_reads on identity.recovery_codes for select to app_user using (user_id = (select app.user_id()));
grant select (user_id, created_at, confirmed_at) on identity.authenticators to app_user;
grant select (id, user_id, name, created_at, last_used_at) on identity.passkeys to app_user;
grant select (user_id) on identity.recovery_codes to app_user;
-- No insert, update or delete is granted to people; visitors have no access.

create policy definer_reads on identity.prompts for select to app_definer using (true);
create policy definer_ends on identity.prompts for delete to app_definer using (true);
grant select (user_id), delete on identity.prompts to app_definer;
