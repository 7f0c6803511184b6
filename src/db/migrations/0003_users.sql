-- Everyone with an account. The id is the identity's; talent is true for candidates alone.
create table users (
  id uuid primary key references identity.users on delete cascade,
  role text not null check (role in ('talent', 'buyer', 'admin')),
  talent boolean not null generated always as (role = 'talent') stored,
  name text check (length(name) <= 300),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  phone text check (length(phone) <= 40),
  whatsapp text check (length(whatsapp) <= 40),
  avatar_url text check (length(avatar_url) <= 1000),
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
  check (num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) in (0, 5))
);
create trigger touch before update on users for each row execute function app.touch();

alter table users enable row level security;
alter table users force row level security;

create policy owner_reads on users for select to app_user using (id = (select app.user_id()));
create policy owner_edits on users for update to app_user
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
create policy admin_reads on users for select to app_admin using (true);
create policy system_reads on users for select to app_system using (true);
create policy system_registers on users for insert to app_system with check (true);

grant select on users to app_user, app_system;
grant update (name, phone, whatsapp, subscribe) on users to app_user;
grant insert (id, role, name, email, phone, whatsapp, subscribe, agree, resume_path, resume_original_name,
  resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, skills, experience_years) on users to app_system;
-- Nobody changes a role, an e-mail or a resume's path here. No delete is granted: an account goes with its identity.

create policy definer_reads on users for select to app_definer using (true);
grant select on users to app_definer;

-- Who stands behind a session's token, as exactly one row: without a live session it is the visitor.
-- The server enters `db_role` with it, in the same round trip as the query that follows. It answers the bare login
-- alone: once a role is entered, nobody can look up who else there is.
create function identity.principal(token_hash text)
  returns table (user_id uuid, session_id uuid, role text, email text, db_role text)
  language sql stable security definer set search_path = ''
begin atomic
  select live.user_id, live.session_id, live.role, live.email, coalesce('app_' || live.role, 'app_visitor')
  from (select 1) as always
  left join (
    select u.id as user_id, s.id as session_id, u.role, u.email
    from identity.sessions s
    join identity.users i on i.id = s.user_id and i.email_verified
    join public.users u on u.id = s.user_id
    where s.token = $1 and s.expires_at > now() and current_setting('role') = 'none'
  ) as live on true;
end;
alter function identity.principal(text) owner to app_definer;
grant execute on function identity.principal(text) to public;

-- The same for a known person, where no session is at hand (jobs that act for someone, tests).
create function identity.principal_of(id uuid)
  returns table (user_id uuid, session_id uuid, role text, email text, db_role text)
  language sql stable security definer set search_path = ''
begin atomic
  select u.id, null::uuid, u.role, u.email, coalesce('app_' || u.role, 'app_visitor')
  from (select 1) as always left join public.users u on u.id = $1 and current_setting('role') = 'none';
end;
alter function identity.principal_of(uuid) owner to app_definer;
grant execute on function identity.principal_of(uuid) to public;
grant usage on schema identity to public;
