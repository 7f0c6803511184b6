-- An accountant who applied, and what the admins decided.
create table candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users on delete cascade,
  name text check (length(name) <= 300),
  email text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  whatsapp text check (length(whatsapp) <= 40),
  phone text check (length(phone) <= 40),
  subscribe boolean not null default true,
  agree boolean not null default true,
  resume_path text unique,
  resume_original_name text check (length(resume_original_name) <= 255),
  resume_size_bytes int check (resume_size_bytes between 1 and 26214400),
  resume_mime_type text,
  resume_uploaded_at timestamptz,
  profile_data jsonb check (jsonb_typeof(profile_data) = 'object'),
  status text not null default 'pending' check (status in ('pending', 'interviewed', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When an admin first opened the page: the worker sees 'Under Review' from then on.
  opened_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references users on delete set null,
  interview_scheduled_at timestamptz,
  interview_notes text check (length(interview_notes) <= 10000),
  rejection_reason text check (length(rejection_reason) <= 10000),
  platform_access_granted_at timestamptz,
  check (num_nulls(resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at) in (0, 5)),
  check (platform_access_granted_at is null or status = 'accepted'),
  check (status <> 'rejected' or coalesce(rejection_reason, '') ~ '\S'),
  check (status = 'pending' or reviewed_at is not null)
);
create index candidates_newest on candidates (created_at desc, id);
create index candidates_status on candidates (status, created_at desc, id);
create index candidates_reviewer on candidates (reviewed_by);
create trigger touch before update on candidates for each row execute function app.touch();
create trigger moves before update of status on candidates for each row execute function app.refuse_unknown_move(
  'pending>interviewed', 'pending>accepted', 'pending>rejected', 'interviewed>accepted', 'interviewed>rejected',
  'accepted>rejected', 'rejected>accepted'
);

alter table candidates enable row level security;
alter table candidates force row level security;

create policy owner_reads on candidates for select to app_talent using (user_id = (select app.user_id()));
create policy owner_edits on candidates for update to app_talent
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy buyer_reads_accepted on candidates for select to app_buyer using (status = 'accepted');
create policy admin_reads on candidates for select to app_admin using (true);
create policy admin_decides on candidates for update to app_admin using (true) with check (reviewed_by = (select app.user_id()));
create policy system_reads on candidates for select to app_system using (true);
create policy system_registers on candidates for insert to app_system with check (status = 'pending');

-- Contact data, notes and the resume's place stay out of a buyer's reach; notes and reasons out of the worker's.
grant select (id, user_id, name, email, whatsapp, phone, subscribe, agree, resume_path, resume_original_name,
  resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data, status, created_at, updated_at, opened_at,
  reviewed_at, interview_scheduled_at, platform_access_granted_at) on candidates to app_talent;
grant update (name, whatsapp, phone, subscribe) on candidates to app_talent;
grant select (id, name, status, created_at, platform_access_granted_at) on candidates to app_buyer;
grant select on candidates to app_admin, app_system;
grant update (status, opened_at, reviewed_at, reviewed_by, interview_scheduled_at, interview_notes, rejection_reason,
  platform_access_granted_at) on candidates to app_admin;
grant insert (user_id, name, email, whatsapp, phone, subscribe, agree, resume_path, resume_original_name,
  resume_size_bytes, resume_mime_type, resume_uploaded_at, profile_data) on candidates to app_system;
-- No delete is granted.

-- What happened to a candidate, written by the database itself so that no path around it exists.
create table candidate_history (
  id bigint generated always as identity primary key,
  candidate_id uuid not null references candidates on delete cascade,
  actor_id uuid references users on delete set null,
  happened_at timestamptz not null default now(),
  from_status text,
  to_status text not null,
  -- Column by column, {"from": …, "to": …}; the notes of a decision are kept, contact data are not.
  changes jsonb not null
);
create index candidate_history_candidate on candidate_history (candidate_id, id desc);
create index candidate_history_actor on candidate_history (actor_id);

alter table candidate_history enable row level security;
alter table candidate_history force row level security;
create policy admin_reads on candidate_history for select to app_admin using (true);
grant select on candidate_history to app_admin;
create policy definer_writes on candidate_history for insert to app_definer with check (true);
grant insert on candidate_history to app_definer;
-- Append-only: no update or delete is granted to anyone.

create function app.record_candidate_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  tracked constant text[] := array['status', 'opened_at', 'interview_scheduled_at', 'interview_notes',
    'rejection_reason', 'platform_access_granted_at', 'resume_original_name'];
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  after jsonb := to_jsonb(new);
  found jsonb;
begin
  select jsonb_object_agg(key, jsonb_build_object('from', before -> key, 'to', after -> key)) into found
  from unnest(tracked) as key
  where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null');
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    values (new.id, app.user_id(), before ->> 'status', new.status, found);
  end if;
  return null;
end
$$;
alter function app.record_candidate_change() owner to app_definer;
create trigger history after insert or update on candidates for each row execute function app.record_candidate_change();
