-- People who hire for a firm. One record per account.
create table buyers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  company_name text check (length(company_name) <= 100),
  job_title text check (length(job_title) <= 100),
  phone text check (phone = '' or phone ~ '^\+\d{1,3} \d{1,14}$'),
  avatar_url text check (length(avatar_url) <= 1000),
  -- Payment methods are stored only at Stripe. We keep the customer's id and the idempotency key for creating it, so that
  -- retries from any process lead to the same customer.
  stripe_customer_id text unique,
  stripe_attempt uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The path contains the person's id, so nobody can use someone else's picture.
  check (avatar_url ~ ('^/avatars/' || user_id || '/\d{1,16}\.(jpg|png|webp)$'))
);
create trigger touch before update on buyers for each row execute function app.touch();

alter table buyers enable row level security;
alter table buyers force row level security;

create policy owner_reads on buyers for select to app_buyer using (user_id = (select app.user_id()));
create policy owner_edits on buyers for update to app_buyer
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
-- A buyer without a record creates it by saving their profile.
create policy owner_registers on buyers for insert to app_buyer
  with check (
    user_id = (select app.user_id())
    and email = (select u.email from users u where u.id = (select app.user_id()))
  );
create policy admin_reads on buyers for select to app_admin using (true);
create policy system_reads on buyers for select to app_system using (true);
create policy system_registers on buyers for insert to app_system with check (true);
create policy system_links on buyers for update to app_system using (true) with check (true);
-- Talent can read the firm behind a project: that policy is in the projects file.

grant select on buyers to app_buyer, app_admin, app_system;
grant select (id, first_name, company_name, email, avatar_url) on buyers to app_talent;
grant insert (user_id, email, first_name, last_name, company_name, job_title, phone, avatar_url) on buyers to app_buyer;
grant update (first_name, last_name, company_name, job_title, phone, avatar_url) on buyers to app_buyer;
grant insert (user_id, first_name, last_name, email, company_name, job_title, phone) on buyers to app_system;
grant update (stripe_customer_id, stripe_attempt) on buyers to app_system;
-- Buyers can't change the owner, the email or the Stripe customer. No delete is granted.

create policy definer_reads on buyers for select to app_definer using (true);
grant select on buyers to app_definer;

-- function: app.buyer_email
-- function: app.buyer_line
-- function: app.suspended_firms
-- function: identity.principal
-- function: identity.principal_of
