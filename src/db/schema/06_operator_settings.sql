-- The operator's settings for the whole installation. One row.
create table operator_settings (
  id int primary key default 1 check (id = 1),
  acceptance_needs_scorecard boolean not null default false,
  -- Whether the landing page shows measured figures, where there is enough data.
  shows_measured_claims boolean not null default false,
  -- After how many days accounts are removed that nobody confirmed, whose candidate was rejected, or that nobody signs in to.
  -- Null: never.
  keep_unconfirmed_days int check (keep_unconfirmed_days between 30 and 3650),
  keep_rejected_days int check (keep_rejected_days between 30 and 3650),
  keep_inactive_days int check (keep_inactive_days between 30 and 3650),
  -- Where interviews take place: a link with {room} in it. Null: whoever arranges one gives a link.
  meeting_template text check (meeting_template ~ '^https://\S*\{room\}\S*$' and length(meeting_template) <= 300),
  -- What the operator adds to the pay of each hour, in basis points: 1500 are 15%. An offer keeps the fee that it was made with.
  fee_basis_points int not null default 0 check (fee_basis_points between 0 and 5000),
  -- Whether the shortlist of a newly posted project waits until an admin has looked at it.
  holds_shortlists boolean not null default false,
  -- Where firms transfer money to. An invoice keeps what it was issued with. Null: invoices don't say.
  transfer_details text check (transfer_details ~ '\S' and length(transfer_details) <= 600),
  -- Whether the server has a malware scanner. Only the server sets this, when it starts.
  scans_files boolean not null default false,
  -- No foreign key: the settings outlive the account of whoever edited them.
  edited_by uuid,
  updated_at timestamptz not null default now()
);
create trigger touch before update on operator_settings for each row execute function app.touch();
insert into operator_settings default values;

alter table operator_settings enable row level security;
alter table operator_settings force row level security;
create policy admin_reads on operator_settings for select to app_admin using (true);
create policy admin_edits on operator_settings for update to app_admin
  using (true) with check (edited_by = (select app.user_id()));
create policy system_reads on operator_settings for select to app_system using (true);
create policy system_sets_scanning on operator_settings for update to app_system using (true);
create policy definer_reads on operator_settings for select to app_definer using (true);
grant select on operator_settings to app_admin, app_system;
grant update (acceptance_needs_scorecard, shows_measured_claims, keep_unconfirmed_days, keep_rejected_days, keep_inactive_days,
  meeting_template, fee_basis_points, holds_shortlists, transfer_details, edited_by) on operator_settings to app_admin;
grant update (scans_files) on operator_settings to app_system;
grant select (scans_files, meeting_template, fee_basis_points, holds_shortlists, transfer_details) on operator_settings to app_definer;
-- No insert or delete is granted.

-- function: app.operator_fee
