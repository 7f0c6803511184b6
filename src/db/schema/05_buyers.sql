-- Firms own projects and everything that follows from them. Their people are buyers, each with a role.
create table firms (
  id uuid primary key default gen_random_uuid(),
  name text check (name ~ '\S' and length(name) <= 100),
  -- The abbreviation of a US state.
  state text check (state ~ '^[A-Z]{2}$'),
  address text check (address ~ '\S' and length(address) <= 500),
  website text check (website ~ '^https?://\S+$' and length(website) <= 300),
  -- Null until someone chooses it: nothing then says when the core hours are.
  zone text check (length(zone) between 1 and 64),
  -- When the firm wants people at work, by the clock of its zone, Monday through Friday.
  core_from text not null default '09:00' check (core_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  core_to text not null default '17:00' check (core_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Payment methods are stored only at Stripe. We keep the customer's id and the idempotency key for creating it, so that
  -- retries from any process lead to the same customer.
  stripe_customer_id text unique,
  stripe_attempt uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (core_from < core_to)
);
create trigger touch before update on firms for each row execute function app.touch();

-- People who hire for a firm. One record per account, and one firm.
create table buyers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  -- The name of the firm, copied by the database.
  company_name text check (length(company_name) <= 100),
  job_title text check (length(job_title) <= 100),
  phone text check (phone = '' or phone ~ '^\+\d{1,3} \d{1,14}$'),
  avatar_url text check (length(avatar_url) <= 1000),
  -- Both are null for someone whose seat was removed: they keep their account, and may take a seat at another firm.
  firm_id uuid references firms,
  firm_role text check (firm_role in ('owner', 'manager', 'approver', 'viewer')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((firm_id is null) = (firm_role is null)),
  unique (id, firm_id),
  -- The path contains the person's id, so nobody can use someone else's picture.
  check (avatar_url ~ ('^/avatars/' || user_id || '/\d{1,16}\.(jpg|png|webp)$'))
);
create index buyers_firm on buyers (firm_id, created_at);
create trigger touch before update on buyers for each row execute function app.touch();

-- Where hours go for approval and invoices are sent, unless a project says otherwise. Only members can be named.
alter table firms add column billing_contact_id uuid, add column default_approver_id uuid,
  add foreign key (billing_contact_id, id) references buyers (id, firm_id) on delete set null (billing_contact_id),
  add foreign key (default_approver_id, id) references buyers (id, firm_id) on delete set null (default_approver_id);
create index firms_billing_contact on firms (billing_contact_id, id);
create index firms_default_approver on firms (default_approver_id, id);

-- function: app.copy_firm_name
create trigger copy_name after update of name on firms
  for each row when (new.name is distinct from old.name) execute function app.copy_firm_name();
create trigger copy_firm_name before insert or update of firm_id on buyers
  for each row execute function app.copy_firm_name();
-- function: app.keep_last_owner
create trigger keep_last_owner before update of firm_id, firm_role on buyers
  for each row when (old.firm_role = 'owner' and new.firm_role is distinct from 'owner' and pg_trigger_depth() = 0)
  execute function app.keep_last_owner();
-- function: app.leave_firm
create trigger leave_firm before update of firm_id on buyers
  for each row when (new.firm_id is distinct from old.firm_id and old.firm_id is not null) execute function app.leave_firm();

alter table firms enable row level security;
alter table firms force row level security;
alter table buyers enable row level security;
alter table buyers force row level security;

create policy member_reads on firms for select to app_buyer using (id = (select app.firm_id()));
create policy owner_edits on firms for update to app_buyer
  using (id = (select app.firm_id()) and (select app.owns_firm()))
  with check (id = (select app.firm_id()) and (select app.owns_firm()));
create policy admin_reads on firms for select to app_admin using (true);
create policy system_reads on firms for select to app_system using (true);
create policy system_registers on firms for insert to app_system with check (true);
create policy system_links on firms for update to app_system using (true) with check (true);
-- Talent can read the firm behind a project: that policy is in the projects file.

grant select on firms to app_buyer, app_admin, app_system;
grant select (id, name, zone, core_from, core_to) on firms to app_talent;
grant update (name, state, address, website, zone, core_from, core_to, billing_contact_id, default_approver_id)
  on firms to app_buyer;
grant insert (name, zone) on firms to app_system;
grant update (stripe_customer_id, stripe_attempt) on firms to app_system;
-- Members can't change the Stripe customer. No delete is granted: a firm is closed with its last owner's account.

create policy definer_works on firms to app_definer using (true) with check (true);
grant select, insert (name), delete, update (billing_contact_id, default_approver_id) on firms to app_definer;

create policy owner_reads on buyers for select to app_buyer using (user_id = (select app.user_id()));
create policy colleague_reads on buyers for select to app_buyer using (firm_id = (select app.firm_id()));
create policy owner_edits on buyers for update to app_buyer
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy admin_reads on buyers for select to app_admin using (true);
create policy system_reads on buyers for select to app_system using (true);
create policy system_registers on buyers for insert to app_system with check (true);
-- Talent can read whom to contact about a project: that policy is in the projects file.

grant select on buyers to app_buyer, app_admin, app_system;
grant select (id, first_name, company_name, email, avatar_url) on buyers to app_talent;
grant update (first_name, last_name, job_title, phone, avatar_url) on buyers to app_buyer;
grant insert (user_id, first_name, last_name, email, job_title, phone, firm_id, firm_role) on buyers to app_system;
-- Nobody writes a firm or a role directly: functions do, for owners. No delete is granted.

create policy definer_works on buyers to app_definer using (true) with check (true);
grant select, insert (user_id, email, avatar_url, firm_id, firm_role), update (company_name, firm_id, firm_role)
  on buyers to app_definer;

-- function: app.start_firm

-- function: app.colleague_name
-- function: app.buyer_email
-- function: app.buyer_line
-- function: app.firm_day
-- function: app.suspended_firms
-- function: identity.principal
-- function: identity.principal_of
