-- A firm's person who hires. One record per account.
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
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on buyers for each row execute function app.touch();

alter table buyers enable row level security;
alter table buyers force row level security;

create policy owner_reads on buyers for select to app_buyer using (user_id = (select app.user_id()));
create policy owner_edits on buyers for update to app_buyer
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy admin_reads on buyers for select to app_admin using (true);
create policy system_reads on buyers for select to app_system using (true);
create policy system_registers on buyers for insert to app_system with check (true);

grant select on buyers to app_buyer, app_admin, app_system;
grant update (first_name, last_name, company_name, job_title, phone) on buyers to app_buyer;
grant insert (user_id, first_name, last_name, email, company_name, job_title, phone) on buyers to app_system;
-- The owner, the e-mail and the payment customer are not the buyer's to write. No delete is granted.

create policy definer_reads on buyers for select to app_definer using (true);
grant select on buyers to app_definer;

create function app.buyer_email() returns text
  language sql stable security definer set search_path = ''
begin atomic
  select b.email from public.buyers b where b.user_id = app.user_id();
end;
alter function app.buyer_email() owner to app_definer;
grant execute on function app.buyer_email() to app_user;

-- The line under a buyer's name: the company, else the job title.
create function app.buyer_line() returns text
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(nullif(b.company_name, ''), nullif(b.job_title, '')) from public.buyers b where b.user_id = app.user_id();
end;
alter function app.buyer_line() owner to app_definer;
grant execute on function app.buyer_line() to app_user;

-- Who stands behind a session's token, as exactly one row: without a live session it is the visitor.
-- The server enters `db_role` with it, in the same round trip as the query that follows. It answers the bare login
-- alone: once a role is entered, nobody can look up who else there is. In plpgsql, which keeps its plans: every
-- request asks.
create function identity.principal(token_hash text)
  returns table (user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select u.id, s.id, u.role, u.email, b.id, 'app_' || u.role
    from identity.sessions s
    join identity.users i on i.id = s.user_id and i.email_verified
    join public.users u on u.id = s.user_id
    left join public.buyers b on b.user_id = u.id
    where s.token = token_hash and s.expires_at > now() and current_setting('role') = 'none';
  if not found then
    return query select null::uuid, null::uuid, null, null, null::uuid, 'app_visitor';
  end if;
end
$$;
alter function identity.principal(text) owner to app_definer;
grant execute on function identity.principal(text) to public;

-- The same for a known person, where no session is at hand (jobs that act for someone, tests).
create function identity.principal_of(id uuid)
  returns table (user_id uuid, session_id uuid, role text, email text, buyer_id uuid, db_role text)
  language sql stable security definer set search_path = ''
begin atomic
  select u.id, null::uuid, u.role, u.email, b.id, coalesce('app_' || u.role, 'app_visitor')
  from (select 1) as always
  left join public.users u on u.id = $1 and current_setting('role') = 'none'
  left join public.buyers b on b.user_id = u.id;
end;
alter function identity.principal_of(uuid) owner to app_definer;
grant execute on function identity.principal_of(uuid) to public;
grant usage on schema identity to public;
