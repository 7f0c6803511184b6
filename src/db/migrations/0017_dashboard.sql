-- What a worker does on the dashboard: the contact card, the resume, the first steps with a firm.

-- Someone with an account but no application makes one here; it waits for a decision like any other.
create policy owner_applies on candidates for insert to app_talent
  with check (
    user_id = (select app.user_id())
    and email = (select u.email from users u where u.id = (select app.user_id()))
    and status = 'pending'
  );
grant insert (user_id, name, email, whatsapp, subscribe) on candidates to app_talent;

-- An application that nobody owns yet becomes its writer's, who has proved the address; any other stays as it is.
grant update (user_id) on candidates to app_definer;
create function app.adopt_candidate() returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  adopted uuid;
begin
  update public.candidates c set user_id = app.user_id()
  from public.users u
  where u.id = app.user_id() and c.user_id is null and c.email = u.email
    and not exists (select from public.candidates own where own.user_id = u.id)
  returning c.id into adopted;
  return adopted;
end
$$;
alter function app.adopt_candidate() owner to app_definer;
grant execute on function app.adopt_candidate() to app_talent;

-- A worker's new resume takes the place of the one before. Its path begins with the candidate's id, so that nobody can
-- point at another's file.
grant update (resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at)
  on candidates to app_talent;
grant update (resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at)
  on users to app_talent;
create function app.refuse_foreign_resume() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'app_talent' and not exists (
    select from public.candidates c where c.user_id = app.user_id() and starts_with(new.resume_path, c.id || '/')
  ) then
    raise exception 'a resume of this person lies elsewhere' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger own_resume before update of resume_path on candidates
  for each row execute function app.refuse_foreign_resume();
create trigger own_resume before update of resume_path on users
  for each row execute function app.refuse_foreign_resume();

-- Whom to turn to at the firms that accepted the signed-in worker; nobody once access to the platform is taken back.
create function app.engagement_contacts()
  returns table (application_id uuid, company_name text, contact_name text, job_title text, email text, phone text)
  language sql stable security definer set search_path = ''
begin atomic
  select a.id, b.company_name, nullif(concat_ws(' ', b.first_name, b.last_name), ''), b.job_title, b.email,
    nullif(b.phone, '')
  from public.applications a
  join public.projects p on p.id = a.project_id
  join public.buyers b on b.id = p.buyer_id
  where a.user_id = app.user_id() and a.status = 'accepted'
    and exists (
      select from public.candidates c where c.user_id = app.user_id() and c.platform_access_granted_at is not null
    );
end;
alter function app.engagement_contacts() owner to app_definer;
grant execute on function app.engagement_contacts() to app_talent;

-- What a worker has done of the first steps of an engagement. A row is a tick.
create table checklist_ticks (
  application_id uuid not null references applications on delete cascade,
  item text not null check (length(item) <= 40),
  ticked_at timestamptz not null default now(),
  primary key (application_id, item)
);

alter table checklist_ticks enable row level security;
alter table checklist_ticks force row level security;
-- The contacts are the engagements that are open to the worker now.
create policy worker_reads on checklist_ticks for select to app_talent
  using (application_id in (select c.application_id from app.engagement_contacts() c));
create policy worker_ticks on checklist_ticks for insert to app_talent
  with check (application_id in (select c.application_id from app.engagement_contacts() c));
create policy worker_unticks on checklist_ticks for delete to app_talent
  using (application_id in (select c.application_id from app.engagement_contacts() c));
grant select, delete on checklist_ticks to app_talent;
grant insert (application_id, item) on checklist_ticks to app_talent;
-- No update is granted.
