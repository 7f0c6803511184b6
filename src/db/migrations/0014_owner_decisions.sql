-- What owners decided: on their projects, and on the applications to them. Written by the database itself, so that no
-- path around it exists.
create table project_history (
  id bigint generated always as identity primary key,
  -- No references: what was decided stays known when the project is gone.
  project_id uuid not null,
  -- Null when it was about the project itself.
  application_id uuid,
  actor_id uuid references users on delete set null,
  happened_at timestamptz not null default now(),
  from_status text not null,
  -- Null when the project was deleted.
  to_status text
);
create index project_history_project on project_history (project_id, id desc);
create index project_history_application on project_history (application_id, id desc);
create index project_history_actor on project_history (actor_id);

alter table project_history enable row level security;
alter table project_history force row level security;
create policy owner_reads on project_history for select to app_buyer
  using (project_id in (select app.owned_project_ids()));
create policy admin_reads on project_history for select to app_admin using (true);
grant select on project_history to app_buyer, app_admin;
create policy definer_writes on project_history for insert to app_definer with check (true);
grant insert on project_history to app_definer;
-- Append-only: no update or delete is granted to anyone.

create function app.record_owner_decision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'applications' then
    insert into public.project_history (project_id, application_id, actor_id, from_status, to_status)
    values (old.project_id, old.id, app.user_id(), old.status, new.status);
  else
    insert into public.project_history (project_id, actor_id, from_status, to_status)
    values (old.id, app.user_id(), old.status, new.status);
  end if;
  return null;
end
$$;
alter function app.record_owner_decision() owner to app_definer;
create trigger history after update of status on applications
  for each row when (new.status <> old.status) execute function app.record_owner_decision();
create trigger history after update of status on projects
  for each row when (new.status <> old.status) execute function app.record_owner_decision();
create trigger deletion after delete on projects for each row execute function app.record_owner_decision();

create policy definer_reads on applications for select to app_definer using (true);
grant select on applications to app_definer;

-- An owner writes to applicants without knowing their addresses: a mail may name an application instead, and the
-- database fills in who made it. No reference: the mail outlives a deleted project.
alter table mails add column application_id uuid;
alter table mails alter column recipient set default '';
grant insert (application_id) on mails to app_buyer;

create function app.address_to_applicant() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select u.email into new.recipient
  from public.applications a
  join public.projects p on p.id = a.project_id
  join public.users u on u.id = a.user_id
  where a.id = new.application_id and p.buyer_id = app.buyer_id();
  if not found then
    raise exception 'there is no such applicant to write to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
alter function app.address_to_applicant() owner to app_definer;
create trigger address before insert on mails
  for each row when (new.application_id is not null) execute function app.address_to_applicant();
