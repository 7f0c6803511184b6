-- Candidates who may be one person twice. What tells it are marks: a number, a resume, a name with an address like it. The
-- domain makes them and a job writes them down, so that nobody who applies waits for it; equal marks are found by an index,
-- however many candidates there are.

-- Of the content of the file, since its upload. The job reads the older ones.
alter table candidates add column resume_sha256 text check (resume_sha256 ~ '^[0-9a-f]{64}$');
grant insert (resume_sha256) on candidates to app_system;
grant update (resume_sha256) on candidates to app_talent;

create table candidate_marks (
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('phone', 'resume', 'name')),
  mark text not null check (length(mark) <= 400),
  primary key (candidate_id, kind, mark)
);
create index candidate_marks_shared on candidate_marks (kind, mark, candidate_id);
alter table candidate_marks enable row level security;
alter table candidate_marks force row level security;
create policy admin_reads on candidate_marks for select to app_admin using (true);
create policy system_marks on candidate_marks to app_system using (true) with check (true);
grant select on candidate_marks to app_admin;
grant select, insert, delete on candidate_marks to app_system;
-- No update is granted.

-- Who has changed since they were marked: at first, everyone. It is filled before its keys, so that writers wait for seconds.
create table unmarked_candidates (candidate_id uuid not null, changed_at timestamptz not null default now());
alter table candidates no force row level security;
insert into unmarked_candidates (candidate_id, changed_at) select id, created_at from candidates;
alter table unmarked_candidates
  add primary key (candidate_id),
  add foreign key (candidate_id) references candidates on delete cascade;
alter table candidates force row level security;
create index unmarked_candidates_oldest on unmarked_candidates (changed_at);
alter table unmarked_candidates enable row level security;
alter table unmarked_candidates force row level security;
create policy system_takes on unmarked_candidates to app_system using (true) with check (true);
create policy definer_works on unmarked_candidates to app_definer using (true) with check (true);
grant select, delete on unmarked_candidates to app_system;
grant select, insert, update on unmarked_candidates to app_definer;

create function app.unmark_candidate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.unmarked_candidates (candidate_id, changed_at) values (new.id, clock_timestamp())
  on conflict (candidate_id) do update set changed_at = excluded.changed_at;
  return null;
end
$$;
alter function app.unmark_candidate() owner to app_definer;
create trigger unmark after insert or update of name, email, phone, whatsapp, resume_path
  on candidates for each row execute function app.unmark_candidate();

-- Two who share a mark. Whoever was told apart by an admin stays so.
create table candidate_pairs (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null references candidates on delete cascade,
  second_id uuid not null references candidates on delete cascade,
  found_at timestamptz not null default now(),
  dismissed_at timestamptz,
  dismissed_by uuid references users on delete set null,
  unique (first_id, second_id),
  check (first_id < second_id),
  check (dismissed_by is null or dismissed_at is not null)
);
create index candidate_pairs_second on candidate_pairs (second_id);
create index candidate_pairs_dismisser on candidate_pairs (dismissed_by);
create index candidate_pairs_open on candidate_pairs (found_at desc, id) where dismissed_at is null;
create index candidate_pairs_dismissed on candidate_pairs (found_at desc, id) where dismissed_at is not null;
alter table candidate_pairs enable row level security;
alter table candidate_pairs force row level security;
create policy admin_reads on candidate_pairs for select to app_admin using (true);
create policy admin_tells_apart on candidate_pairs for update to app_admin
  using (true)
  with check (dismissed_by is not distinct from case when dismissed_at is null then null else (select app.user_id()) end);
create policy system_pairs on candidate_pairs for insert to app_system with check (dismissed_at is null);
create policy system_reads on candidate_pairs for select to app_system using (true);
create policy system_parts on candidate_pairs for delete to app_system using (dismissed_at is null);
create policy definer_reads on candidate_pairs for select to app_definer using (true);
grant select on candidate_pairs to app_admin, app_definer;
grant update (dismissed_at, dismissed_by) on candidate_pairs to app_admin;
grant select, delete, insert (first_id, second_id) on candidate_pairs to app_system;

-- The account that a merged one has become part of. Its address stays taken and opens nothing: signing in says which other
-- one does. It goes when that one goes.
alter table identity.users
  add column merged_into uuid references identity.users on delete cascade,
  add check (merged_into is null or not email_verified);
create index users_merged_into on identity.users (merged_into);

-- Whether someone has proved that the address of an account is theirs.
create function app.has_confirmed(account uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select i.email_verified from identity.users i where i.id = account;
end;
alter function app.has_confirmed(uuid) owner to app_definer;
grant execute on function app.has_confirmed(uuid) to app_admin;

create policy definer_merges on identity.users for update to app_definer using (true) with check (true);
grant update (merged_into, email_verified) on identity.users to app_definer;
create policy definer_merges on identity.sessions for delete to app_definer using (true);
grant delete on identity.sessions to app_definer;
create policy definer_merges on users for update to app_definer using (true) with check (true);
grant update (phone, whatsapp, avatar_url, skills, experience_years, profile_data, resume_path, resume_original_name,
  resume_size_bytes, resume_mime_type, resume_uploaded_at) on users to app_definer;
create policy definer_merges on candidates for delete to app_definer using (true);
grant delete on candidates to app_definer;
grant update (name, phone, whatsapp, working_hours, profile_data, profile_checks, interview_notes, resume_path,
  resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at, resume_sha256) on candidates to app_definer;
create policy definer_reads on candidate_history for select to app_definer using (true);
grant select on candidate_history to app_definer;
create policy definer_merges on applications for delete to app_definer using (true);
grant delete, update (user_id) on applications to app_definer;
create policy definer_merges on saved_projects to app_definer using (true) with check (true);
grant select, delete, update (worker_id) on saved_projects to app_definer;
create policy definer_merges on intro_calls to app_definer using (true) with check (true);
grant select, update (candidate_id, status, sequence) on intro_calls to app_definer;
create policy definer_merges on scorecards to app_definer using (true) with check (true);
grant select, delete, update (candidate_id) on scorecards to app_definer;
grant update (candidate_id) on resume_openings to app_definer;

-- Makes one candidate of two that were pointed out. What `kept` lacks comes from the other, whose row ends. Answers the
-- calls that were cancelled, because both had booked one; nothing when there is no such pair any more.
create function app.merge_candidates(pair uuid, kept_id uuid) returns uuid[]
  language plpgsql security definer set search_path = ''
as $$
declare
  other_id uuid;
  kept public.candidates;
  other public.candidates;
  cancelled uuid[];
  best constant text[] := array['accepted', 'reviewing', 'pending', 'rejected'];
begin
  select case kept_id when p.first_id then p.second_id when p.second_id then p.first_id end into other_id
  from public.candidate_pairs p where p.id = pair and p.dismissed_at is null;
  -- In one order for everyone: of two who merge the same people, also crosswise, the second finds one of them gone.
  perform from public.candidates c where c.id in (kept_id, other_id) order by c.id for update;
  select * into kept from public.candidates c where c.id = kept_id;
  select * into other from public.candidates c where c.id = other_id;
  if kept.id is null or other.id is null then
    return null;
  end if;
  -- Nobody loses an account that they use to one that nobody has used yet.
  if other.user_id is not null
    and (kept.user_id is null or app.has_confirmed(other.user_id) and not app.has_confirmed(kept.user_id)) then
    raise exception 'the account that stays must be one that is used' using errcode = 'check_violation';
  end if;

  -- One application for each project: the one that came farther.
  delete from public.applications a using public.applications b
  where a.project_id = b.project_id and a.id <> b.id
    and a.user_id in (kept.user_id, other.user_id) and b.user_id in (kept.user_id, other.user_id)
    and row(array_position(best, a.status), a.user_id = other.user_id)
      > row(array_position(best, b.status), b.user_id = other.user_id);
  update public.applications a set user_id = kept.user_id where a.user_id = other.user_id;
  delete from public.saved_projects s
  where s.worker_id = other.user_id
    and s.project_id in (select k.project_id from public.saved_projects k where k.worker_id = kept.user_id);
  update public.saved_projects s set worker_id = kept.user_id where s.worker_id = other.user_id;

  -- One call is booked for each guest: the kept one's.
  update public.intro_calls c set status = 'held'
  where c.candidate_id in (kept_id, other_id) and c.status = 'booked' and c.ends_at <= now();
  with twice as (
    update public.intro_calls c set status = 'cancelled', sequence = c.sequence + 1
    where c.candidate_id = other_id and c.status = 'booked' and exists (
      select from public.intro_calls k
      where k.candidate_id = kept_id and k.status = 'booked' and k.booked_by is not distinct from c.booked_by
    )
    returning c.id
  )
  select coalesce(array_agg(id), '{}') into cancelled from twice;
  update public.intro_calls c set candidate_id = kept_id where c.candidate_id = other_id;

  delete from public.scorecards s using public.scorecards newer
  where s.candidate_id in (kept_id, other_id) and newer.candidate_id in (kept_id, other_id)
    and s.reviewer_id = newer.reviewer_id and row(s.updated_at, s.id) < row(newer.updated_at, newer.id);
  update public.scorecards s set candidate_id = kept_id where s.candidate_id = other_id;
  update public.resume_openings o set candidate_id = kept_id where o.candidate_id = other_id;
  -- Append-only: what happened to the other is written once more, under the one who stays.
  insert into public.candidate_history (candidate_id, actor_id, happened_at, from_status, to_status, changes)
  select kept_id, h.actor_id, h.happened_at, h.from_status, h.to_status, h.changes
  from public.candidate_history h where h.candidate_id = other_id order by h.id;
  insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
  values (kept_id, app.user_id(), kept.status, kept.status, jsonb_build_object('merged',
    jsonb_build_object('from', null, 'to', concat_ws(', ', other.name, other.email))));
  delete from public.candidates c where c.id = other_id;

  if other.user_id is not null then
    update identity.users i set merged_into = kept.user_id, email_verified = false
    where other.user_id in (i.id, i.merged_into);
    delete from identity.sessions s where s.user_id = other.user_id;
    update public.users u set phone = null, whatsapp = null, avatar_url = null, skills = '{}', experience_years = null,
      profile_data = null, resume_path = null, resume_original_name = null, resume_size_bytes = null,
      resume_mime_type = null, resume_uploaded_at = null
    where u.id = other.user_id;
  end if;

  if kept.resume_path is null then
    kept.resume_path = other.resume_path;
    kept.resume_original_name = other.resume_original_name;
    kept.resume_size_bytes = other.resume_size_bytes;
    kept.resume_mime_type = other.resume_mime_type;
    kept.resume_uploaded_at = other.resume_uploaded_at;
    kept.resume_sha256 = other.resume_sha256;
  end if;
  update public.candidates c set
    name = coalesce(kept.name, other.name),
    phone = coalesce(kept.phone, other.phone),
    whatsapp = coalesce(kept.whatsapp, other.whatsapp),
    working_hours = coalesce(kept.working_hours, other.working_hours),
    profile_data = coalesce(kept.profile_data, other.profile_data),
    profile_checks = case when kept.profile_data is null then other.profile_checks else kept.profile_checks end,
    interview_notes = left(nullif(concat_ws(E'\n\n', kept.interview_notes, other.interview_notes), ''), 10000),
    interview_scheduled_at = coalesce(kept.interview_scheduled_at, other.interview_scheduled_at),
    resume_path = kept.resume_path, resume_original_name = kept.resume_original_name,
    resume_size_bytes = kept.resume_size_bytes, resume_mime_type = kept.resume_mime_type,
    resume_uploaded_at = kept.resume_uploaded_at, resume_sha256 = kept.resume_sha256
  where c.id = kept_id;
  update public.users u set
    phone = coalesce(u.phone, c.phone), whatsapp = coalesce(u.whatsapp, c.whatsapp),
    profile_data = coalesce(u.profile_data, c.profile_data), resume_path = c.resume_path,
    resume_original_name = c.resume_original_name, resume_size_bytes = c.resume_size_bytes,
    resume_mime_type = c.resume_mime_type, resume_uploaded_at = c.resume_uploaded_at
  from public.candidates c where c.id = kept_id and u.id = c.user_id;
  return cancelled;
end
$$;
alter function app.merge_candidates(uuid, uuid) owner to app_definer;
grant execute on function app.merge_candidates(uuid, uuid) to app_admin;
