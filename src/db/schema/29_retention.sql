-- Who was warned that their account is about to expire, and when.
create table retention_warnings (
  user_id uuid primary key references users on delete cascade,
  warned_at timestamptz not null default now()
);

alter table retention_warnings enable row level security;
alter table retention_warnings force row level security;
create policy system_warns on retention_warnings to app_system using (true) with check (true);
create policy definer_reads on retention_warnings for select to app_definer using (true);
create policy definer_clears on retention_warnings for delete to app_definer using (true);
grant select, insert (user_id), update (warned_at) on retention_warnings to app_system;
grant select, delete on retention_warnings to app_definer;
-- Nobody else has access.

-- function: app.restart_warnings
create trigger restart_warnings after update of keep_unconfirmed_days, keep_rejected_days, keep_inactive_days on operator_settings
  for each row execute function app.restart_warnings();

-- What expires is read in the order in which it does.
create index users_unconfirmed on identity.users (created_at) where not email_verified;
create index users_inactive on identity.users (coalesce(last_sign_in_at, created_at)) where email_verified;
create index candidates_rejected on candidates (reviewed_at) where status = 'rejected';

-- function: app.has_waiting_hours
-- function: app.is_engaged
-- function: app.is_warned
-- function: app.expired_accounts
