-- Accounts at Google, Microsoft or another OpenID provider with which people sign in. The provider's own id of a person, the
-- subject, tells who it is; an address may change hands there. Only app_system links and unlinks; people see which they have.
create table identity.linked_logins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users on delete cascade,
  -- Its name in this installation's configuration.
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{0,29}$'),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  -- As last told by the provider, if it had verified it. Nothing is found by it.
  email text check (length(email) <= 254),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index linked_logins_user on identity.linked_logins (user_id);

alter table identity.linked_logins enable row level security;
alter table identity.linked_logins force row level security;

create policy system_works on identity.linked_logins to app_system using (true) with check (true);
grant select, insert, update, delete on identity.linked_logins to app_system;

create policy owner_reads on identity.linked_logins for select to app_user using (user_id = (select app.user_id()));
grant select (id, user_id, provider, email, created_at, last_used_at) on identity.linked_logins to app_user;
-- No insert, update or delete is granted to people: the password is asked for first. Visitors have no access.
