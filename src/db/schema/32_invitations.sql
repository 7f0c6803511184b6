-- A firm asks someone to join one of its projects. One per person and project.
create table project_invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  -- Whoever of the firm invited. Null once that account is deleted.
  invited_by uuid default app.user_id() references users on delete set null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired', 'closed')),
  -- What the firm tells, and what a decline says. Contact details are replaced in both: they are held until acceptance.
  note text check (note ~ '\S' and length(note) <= 10000),
  decline_reason text check (decline_reason in ('hours', 'start', 'rate', 'work', 'other')),
  decline_note text check (decline_note ~ '\S' and length(decline_note) <= 10000),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, candidate_id),
  check (decline_reason is null or status = 'declined'),
  check (decline_note is null or decline_reason is not null)
);
create index project_invitations_sent on project_invitations (project_id, created_at desc, id);
create index project_invitations_received on project_invitations (candidate_id, created_at desc, id);
create index project_invitations_inviter on project_invitations (invited_by, created_at);
create index project_invitations_due on project_invitations (expires_at) where status = 'open';

create trigger touch before update on project_invitations for each row execute function app.touch();
create trigger moves before update of status on project_invitations for each row
  when (new.status is distinct from old.status) execute function app.check_move();
create trigger events after insert on project_invitations for each row execute function app.record_move();
create trigger events_of_moves after update of status on project_invitations
  for each row when (new.status <> old.status) execute function app.record_move();
create trigger forget_in_record after delete on project_invitations for each row execute function app.forget_in_record();

alter table project_invitations enable row level security;
alter table project_invitations force row level security;
create policy member_reads on project_invitations for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
-- Only vetted people whom the firm may see, to a project that takes applications.
create policy manager_invites on project_invitations for insert to app_buyer
  with check (
    (select app.may_manage()) and invited_by = (select app.user_id()) and status = 'open'
    and expires_at between now() and now() + interval '31 days'
    and exists (
      select from projects p
      where p.id = project_id and p.firm_id = (select app.firm_id()) and p.status in ('Open', 'active')
        and p.taken_down_at is null
      offset 0
    )
    and exists (select from candidates c where c.id = candidate_id and c.status = 'accepted')
  );
create policy talent_reads on project_invitations for select to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy talent_answers on project_invitations for update to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())))
  with check (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy admin_reads on project_invitations for select to app_admin using (true);
create policy system_reads on project_invitations for select to app_system using (true);
create policy system_expires on project_invitations for update to app_system using (true) with check (true);
create policy definer_works on project_invitations to app_definer using (true) with check (true);
grant select on project_invitations to app_buyer, app_talent, app_admin, app_system;
grant insert (project_id, candidate_id, note, expires_at) on project_invitations to app_buyer;
grant update (status, decline_reason, decline_note) on project_invitations to app_talent;
grant update (status) on project_invitations to app_system;
grant select, delete, update (candidate_id, note, status) on project_invitations to app_definer;
-- Nobody takes an invitation back: no delete is granted to people.

-- function: app.invitation_parties
-- function: app.forget_invitation_notes
create trigger forget_invitation_notes before delete on users for each row execute function app.forget_invitation_notes();
-- function: app.merge_invitations
-- function: app.close_invitations
