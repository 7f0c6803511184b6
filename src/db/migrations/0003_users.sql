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
