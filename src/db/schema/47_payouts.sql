-- What is due to those who worked, and what was paid to them: rows that nobody changes. What a bank or an exchange took is a line of its
-- own. The balance is the sum.
create table payout_lines (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid references users on delete set null,
  kind text not null check (kind in ('work', 'credit', 'adjustment', 'exchange', 'bank_fee', 'payment')),
  -- Positive is due to the person; what was paid is negative.
  amount_cents int not null check (amount_cents <> 0),
  -- As the statement of work says.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  due_on date not null default app.firm_today(null),
  invoice_line_id uuid references invoice_lines,
  -- The bank's, for a payment.
  reference text check (reference ~ '\S' and length(reference) <= 200),
  note text check (note ~ '\S' and length(note) <= 1000),
  -- No foreign key: it outlives the account. Null where it follows from an invoice.
  recorded_by uuid default app.user_id(),
  -- In which order they came, also of those of one invoice.
  number bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  check (kind <> 'work' or amount_cents > 0 and invoice_line_id is not null),
  check (kind not in ('credit', 'payment') or amount_cents < 0),
  check (kind <> 'payment' or reference is not null),
  check (kind not in ('adjustment', 'exchange', 'bank_fee') or note is not null)
);
create index payout_lines_talent on payout_lines (talent_id, due_on, number);
create index payout_lines_due on payout_lines (due_on) include (talent_id, currency, kind, amount_cents);
create unique index payout_lines_once on payout_lines (invoice_line_id, kind);
create index payout_lines_line on payout_lines (invoice_line_id);

alter table payout_lines enable row level security;
alter table payout_lines force row level security;
create policy talent_reads on payout_lines for select to app_talent using (talent_id = (select app.user_id()));
create policy admin_reads on payout_lines for select to app_admin using (true);
-- What an admin may write follows from no invoice.
create policy admin_records on payout_lines for insert to app_admin
  with check (kind not in ('work', 'credit') and invoice_line_id is null and recorded_by = (select app.user_id()));
create policy system_reads on payout_lines for select to app_system using (true);
create policy definer_works on payout_lines to app_definer using (true) with check (true);
grant select on payout_lines to app_talent, app_admin, app_system;
grant insert (talent_id, kind, amount_cents, currency, due_on, reference, note) on payout_lines to app_admin;
grant select, insert, update (talent_id) on payout_lines to app_definer;
-- Nothing is changed or deleted, but for whose it is when two accounts are merged.

-- What each person is owed in each currency: the sum of their lines, and how many there are. Triggers keep it, so that no list sums what
-- was settled long ago.
create table payout_balances (
  -- Zeros for everyone whose account is deleted. No foreign key: it follows from the lines.
  payee uuid not null,
  currency text not null,
  owed_cents bigint not null,
  lines int not null,
  -- When the last of them is due.
  last_due_on date not null,
  -- Copies, which the list is sorted and summed by.
  name text,
  country text,
  primary key (payee, currency)
);
create index payout_balances_most on payout_balances (owed_cents desc, name, payee, currency) include (country, last_due_on);
create index payout_balances_ahead on payout_balances (last_due_on) include (payee, currency, owed_cents, name, country);
create index payout_balances_country on payout_balances (country, currency) include (owed_cents) where owed_cents > 0;

alter table payout_balances enable row level security;
alter table payout_balances force row level security;
create policy definer_works on payout_balances to app_definer using (true) with check (true);
grant select, insert, update, delete on payout_balances to app_definer;
-- Nobody else has access: app.payout_page answers for admins.

-- function: app.payee
-- function: app.sum_payouts
create trigger sum_added after insert on payout_lines referencing new table as added
  for each statement execute function app.sum_payouts();
create trigger sum_changed after update on payout_lines referencing old table as removed new table as added
  for each statement execute function app.sum_payouts();
create trigger sum_removed after delete on payout_lines referencing old table as removed
  for each statement execute function app.sum_payouts();
-- function: app.copy_payee
create trigger copy_payee after insert or delete or update of user_id, name, profile_data on candidates
  for each row execute function app.copy_payee();
create trigger copy_payee after update of name on users
  for each row when (new.name is distinct from old.name) execute function app.copy_payee();

-- The bank account that someone is paid into. It is encrypted with the server's key and bound to its owner; people see its country and its last four
-- characters.
create table payout_accounts (
  user_id uuid primary key default app.user_id() references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  last_four text not null check (last_four ~ '^[A-Z0-9]{4}$'),
  sealed_account bytea not null,
  updated_at timestamptz not null default now()
);
create trigger touch before update on payout_accounts for each row execute function app.touch();

alter table payout_accounts enable row level security;
alter table payout_accounts force row level security;
create policy talent_reads on payout_accounts for select to app_talent using (user_id = (select app.user_id()));
create policy talent_enters on payout_accounts for insert to app_talent with check (user_id = (select app.user_id()));
create policy talent_replaces on payout_accounts for update to app_talent
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy talent_removes on payout_accounts for delete to app_talent using (user_id = (select app.user_id()));
create policy definer_reads on payout_accounts for select to app_definer using (true);
grant select (user_id, country, last_four, updated_at), delete on payout_accounts to app_talent;
grant insert (country, last_four, sealed_account), update (country, last_four, sealed_account) on payout_accounts to app_talent;
grant select on payout_accounts to app_definer;
-- Admins read what app.open_payout_accounts gives them, which records it. Nobody else has access.
-- function: app.open_payout_accounts

-- function: app.forget_invoices
create trigger forget_invoices before delete on users for each row execute function app.forget_invoices();
create trigger forget_invoices before delete on firms for each row execute function app.forget_invoices();
-- function: app.merge_invoices
-- function: app.payout_page
-- function: app.worked_line
