-- The second factor: an authenticator app, passkeys, and recovery codes for when both are lost. Only app_system works with
-- these tables; people see that they have them, and nothing that would let anyone in.

create table identity.authenticators (
  user_id uuid primary key references identity.users on delete cascade,
  -- Sealed with the server's key: a copy of this table makes no codes.
  sealed_secret bytea not null,
  -- The 30 seconds whose code was used last: neither that code nor an older one is taken again.
  last_step bigint not null default 0 check (last_step >= 0),
  created_at timestamptz not null default now(),
  -- Nothing until a first code has proved that the app makes the right ones.
  confirmed_at timestamptz
);

create table identity.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often it was used, for the devices that count: a copy of one is noticed when both are used.
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

-- What a browser was asked to prove: a second factor after the right password, a passkey alone, or a new passkey. Answering
-- deletes it.
create table identity.prompts (
  token_hash text primary key,
  kind text not null check (kind in ('second-factor', 'passkey', 'new-passkey')),
  user_id uuid references identity.users on delete cascade,
  is_remembered boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  check ((user_id is null) = (kind = 'passkey'))
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
-- No insert, update or delete is granted to people; visitors reach nothing here.

alter table identity.sessions
  -- When this session proved a second factor.
  add column second_factor_at timestamptz,
  -- Kept to the minute for admins, whose sessions end when they are left alone.
  add column seen_at timestamptz not null default now();
create policy definer_sees on identity.sessions for update to app_definer using (true) with check (true);
grant update (seen_at) on identity.sessions to app_definer;

-- Whichever act forgets to ask: no session without the second factor, for those who have one.
create function identity.refuse_unproven_session() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from identity.authenticators a where a.user_id = new.user_id and a.confirmed_at is not null)
    or exists (select from identity.passkeys p where p.user_id = new.user_id) then
    raise exception 'this account has a second factor' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refuse_unproven before insert on identity.sessions
  for each row when (new.second_factor_at is null) execute function identity.refuse_unproven_session();

-- As before, and for admins: an hour alone or twelve in all end their session, and where they need a second factor they have
-- no more than every signed-in person until they have proved one.
drop function identity.principal(text);
create function identity.principal(token_hash text, admins_need_second_factor boolean default false)
  returns table (
    user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text, lacks_second_factor boolean
  )
  language plpgsql security definer set search_path = ''
as $$
declare
  seen_before timestamptz;
begin
  select u.id, s.id, u.role, u.email, b.id, s.seen_at,
    u.role = 'admin' and admins_need_second_factor and s.second_factor_at is null
  into user_id, session_id, role, email, buyer_id, seen_before, lacks_second_factor
  from identity.sessions s
  join identity.users i on i.id = s.user_id and i.email_verified
  join public.users u on u.id = s.user_id
  left join public.buyers b on b.user_id = u.id
  where s.token = token_hash and s.expires_at > now() and current_setting('role') = 'none'
    and (u.role <> 'admin' or s.seen_at > now() - interval '1 hour' and s.created_at > now() - interval '12 hours');
  db_role = case when user_id is null then 'app_visitor' when lacks_second_factor then 'app_user' else 'app_' || role end;
  if role = 'admin' and seen_before < now() - interval '1 minute' then
    -- Requests that come together don't wait for each other.
    update identity.sessions s set seen_at = now()
    where s.id = (select o.id from identity.sessions o where o.id = session_id for no key update skip locked);
  end if;
  return next;
end
$$;
alter function identity.principal(text, boolean) owner to app_definer;
grant execute on function identity.principal(text, boolean) to public;
