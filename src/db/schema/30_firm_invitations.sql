-- An invitation to a seat at a firm, one per firm and address: a new one replaces the old. Taking the seat deletes it.
create table firm_invitations (
  id uuid primary key default gen_random_uuid(),
  firm_id uuid not null default app.firm_id() references firms on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  firm_role text not null check (firm_role in ('owner', 'manager', 'approver', 'viewer')),
  token_hash text not null unique,
  invited_by uuid default app.buyer_id() references buyers on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  unique (firm_id, email)
);
create index firm_invitations_inviter on firm_invitations (invited_by);
create index firm_invitations_email on firm_invitations (email);

alter table firm_invitations enable row level security;
alter table firm_invitations force row level security;
create policy owner_reads on firm_invitations for select to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.owns_firm()));
create policy owner_invites on firm_invitations for insert to app_buyer
  with check (firm_id = (select app.firm_id()) and (select app.owns_firm()) and invited_by = (select app.buyer_id()));
create policy owner_withdraws on firm_invitations for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.owns_firm()));
create policy system_reads on firm_invitations for select to app_system using (true);
create policy system_uses on firm_invitations for delete to app_system using (true);
grant select (id, firm_id, email, firm_role, invited_by, created_at, expires_at), delete on firm_invitations to app_buyer;
grant insert (email, firm_role, token_hash) on firm_invitations to app_buyer;
grant select, delete on firm_invitations to app_system;
-- Nobody reads the hash of a link but the system. No update is granted: a new link is a new invitation.

-- Only someone who has no seat takes one, and only the system gives it: by an invitation that it deletes.
create policy system_seats on buyers for update to app_system using (firm_id is null) with check (firm_id is not null);
grant update (firm_id, firm_role) on buyers to app_system;

-- function: app.change_firm_role
-- function: app.end_seat
-- function: app.record_seat
create trigger record_seat after insert or update of firm_id, firm_role on buyers
  for each row execute function app.record_seat();

create policy definer_forgets on firm_invitations for delete to app_definer using (true);
create policy definer_reads on firm_invitations for select to app_definer using (true);
grant select, delete on firm_invitations to app_definer;
-- function: app.forget_invitations
create trigger forget_invitations before delete on users for each row execute function app.forget_invitations();
