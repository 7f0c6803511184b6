-- How firms are invoiced: how often, whether each engagement has an invoice of its own, and how many days they have to pay. Admins set it.
alter table firms
  add column invoice_rhythm text not null default 'week' check (invoice_rhythm in ('week', 'month')),
  add column invoice_scope text not null default 'firm' check (invoice_scope in ('firm', 'engagement')),
  add column terms_days int not null default 7 check (terms_days between 0 and 90);
grant update (invoice_rhythm, invoice_scope, terms_days) on firms to app_definer;
grant update (reason, returned_lines) on weeks to app_definer;

-- The last number that was given, for each kind of document and year. The row is locked until its document is written or undone, so
-- that no number is lost or given twice.
create table document_numbers (
  kind text not null check (kind in ('INV', 'CN')),
  year int not null,
  last int not null check (last > 0),
  primary key (kind, year)
);
alter table document_numbers enable row level security;
alter table document_numbers force row level security;
create policy definer_works on document_numbers to app_definer using (true) with check (true);
grant select, insert, update (last) on document_numbers to app_definer;

-- function: app.next_number
-- function: app.week_pay
-- function: app.fee_on

-- What a firm is asked to pay for approved weeks. From the moment it is issued nothing of it changes but its status, which follows from
-- charges, payments and credit notes. It outlives the firm.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  -- Set only by the database when it is issued, as are the dates and the sums.
  number text unique,
  firm_id uuid references firms on delete set null,
  -- Where each engagement has its own.
  engagement_id uuid references engagements on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'issued', 'processing', 'paid', 'overdue', 'failed', 'credited')),
  -- As the firm was called and where it was.
  client text not null check (length(client) <= 100),
  client_place text not null check (length(client_place) <= 500),
  terms_days int not null check (terms_days between 0 and 90),
  -- It covers approved weeks that ended until then.
  through date not null,
  issued_on date,
  due_on date,
  -- Where to transfer the money to, as the operator said on that day.
  transfer_details text,
  minutes int not null default 0,
  pay_cents int not null default 0,
  fee_cents int not null default 0,
  total_cents int not null default 0 check (total_cents = pay_cents + fee_cents),
  -- The latest reminder, in days after the due date.
  reminded_day int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((number is null) = (issued_on is null) and (number is null) = (due_on is null)),
  check (status = 'draft' or number is not null)
);
-- Of each firm in the order of its ledger; sums are read from the index alone.
create index invoices_firm on invoices (firm_id, issued_on, created_at, id) include (total_cents);
create index invoices_overdue on invoices (firm_id) include (id, total_cents) where status = 'overdue';
create index invoices_engagement on invoices (engagement_id);
create index invoices_open on invoices (due_on, id) where status in ('issued', 'overdue', 'failed');
create index invoices_issued on invoices (issued_on, id);
create index invoices_drafts on invoices (id) where status = 'draft';

-- Stands beside its invoice, which stays as it was issued. It credits whole lines.
create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  invoice_id uuid not null references invoices,
  firm_id uuid references firms on delete set null,
  reason text not null check (reason ~ '\S' and length(reason) <= 1000),
  issued_on date not null,
  minutes int not null check (minutes > 0),
  pay_cents int not null,
  fee_cents int not null,
  total_cents int not null check (total_cents = pay_cents + fee_cents),
  -- No foreign key: it outlives the account of whoever issued it.
  issued_by uuid,
  created_at timestamptz not null default now()
);
create index credit_notes_invoice on credit_notes (invoice_id);
create index credit_notes_firm on credit_notes (firm_id, issued_on, created_at, id) include (total_cents);
create index credit_notes_issued on credit_notes (issued_on, id);

-- An approved week on an invoice. Everything but the two ids is copied from the week by the database.
create table invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices on delete cascade,
  week_id uuid references weeks on delete set null,
  talent_id uuid references users on delete set null,
  professional text not null,
  project text not null,
  starts_on date not null,
  minutes int not null check (minutes > 0),
  rate_cents int not null,
  fee_basis_points int not null,
  pay_cents int not null check (pay_cents = app.week_pay(minutes, rate_cents)),
  fee_cents int not null check (fee_cents = app.fee_on(pay_cents, fee_basis_points)),
  credit_note_id uuid references credit_notes
);
-- A week is billed once, unless that was credited.
create unique index invoice_lines_billed on invoice_lines (week_id) where credit_note_id is null;
create index invoice_lines_week on invoice_lines (week_id);
create index invoice_lines_invoice on invoice_lines (invoice_id, professional, starts_on, id);
create index invoice_lines_talent on invoice_lines (talent_id);
create index invoice_lines_credit_note on invoice_lines (credit_note_id);

-- Attempts to collect an invoice by the stored method. The product writes them before it calls Stripe, so that whoever continues after
-- a crash asks for the same charge again.
create table charges (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  attempt int not null check (attempt > 0),
  amount_cents int not null check (amount_cents > 0),
  customer_id text not null check (length(customer_id) <= 255),
  method_id text not null check (length(method_id) <= 255),
  payment_intent_id text unique check (length(payment_intent_id) <= 255),
  -- `action`: the bank wants the owner of the card to confirm.
  outcome text not null default 'started' check (outcome in ('started', 'processing', 'action', 'failed', 'succeeded')),
  failure_code text check (length(failure_code) <= 100),
  -- When Stripe said so: an older event doesn't undo a newer one.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (invoice_id, attempt)
);
-- One at a time.
create unique index charges_under_way on charges (invoice_id) where outcome in ('started', 'processing', 'action');
create index charges_started on charges (created_at) where outcome = 'started';
create trigger touch before update on charges for each row execute function app.touch();

-- Money that moved: never changed, never deleted. A refund or dispute is another row, as is a refund that came back to us.
create table payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  -- Set only by the database.
  firm_id uuid references firms on delete set null,
  -- By which charge it came, or from which it went back; null where a bank moved it.
  charge_id uuid references charges,
  kind text not null check (kind in ('transfer', 'stripe', 'refund', 'refund_failed', 'dispute', 'dispute_won')),
  amount_cents int not null check (amount_cents > 0),
  -- What it adds to what was paid: less than nothing where money went back.
  paid_cents int not null generated always as (case when kind in ('refund', 'dispute') then -amount_cents else amount_cents end) stored,
  -- The bank's, or Stripe's id.
  reference text not null check (reference ~ '\S' and length(reference) <= 200),
  received_on date not null default app.firm_today(null),
  -- No foreign key: it outlives the account. Null where Stripe told us.
  recorded_by uuid default app.user_id(),
  created_at timestamptz not null default now()
);
-- The same thing told twice counts once.
create unique index payments_reference on payments (invoice_id, kind, reference);
create index payments_firm on payments (firm_id, received_on, created_at, id) include (paid_cents);
create index payments_received on payments (received_on, id);
create index payments_charge on payments (charge_id);

-- What a credit note sends back by Stripe, from which charges. It is settled when the note is issued, so that notes at once never send back
-- the same money, and whoever continues after a crash asks for the same refunds.
create table credit_refunds (
  credit_note_id uuid not null references credit_notes,
  charge_id uuid not null references charges,
  amount_cents int not null check (amount_cents > 0),
  primary key (credit_note_id, charge_id)
);
create index credit_refunds_charge on credit_refunds (charge_id);

-- function: app.bill_week
create trigger bill_week before insert on invoice_lines for each row execute function app.bill_week();
-- function: app.keep_invoice_line
create trigger keep_line before update or delete on invoice_lines for each row execute function app.keep_invoice_line();
create trigger touch before update on invoices for each row execute function app.touch();
create trigger moves before update of status on invoices for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.keep_invoice
create trigger keep_invoice before update or delete on invoices for each row execute function app.keep_invoice();
create trigger events after insert on invoices for each row execute function app.record_move();
create trigger events_of_moves after update of status on invoices
  for each row when (new.status <> old.status) execute function app.record_move();
create trigger events_of_discards after delete on invoices for each row execute function app.record_move();
-- function: app.follow_invoice
create trigger follow after update of status on invoices
  for each row when (new.status <> old.status) execute function app.follow_invoice();
-- function: app.tell_of_due_invoice
create trigger tell_of_due after update of reminded_day on invoices
  for each row when (new.reminded_day < 0) execute function app.tell_of_due_invoice();
-- function: app.settle_invoice
-- function: app.receive_payment
create trigger receive before insert on payments for each row execute function app.receive_payment();
create trigger settle after insert on payments for each row execute function app.receive_payment();
-- function: app.follow_charge
create trigger follow after insert or update of outcome on charges for each row execute function app.follow_charge();
-- function: app.draft_invoice
-- function: app.issue_invoice
-- function: app.refunds_of_credit
-- function: app.credit_invoice
-- function: app.set_invoicing
-- function: app.billable_weeks
-- function: app.close_books
-- function: app.firm_ledger
-- function: app.firm_balance
-- function: app.invoice_parties
-- function: app.lapse_invoices

alter table invoices enable row level security;
alter table invoices force row level security;
create policy member_reads on invoices for select to app_buyer using (firm_id = (select app.firm_id()) and status <> 'draft');
create policy admin_reads on invoices for select to app_admin using (true);
create policy admin_issues on invoices for update to app_admin using (status = 'draft') with check (status = 'issued');
create policy admin_discards on invoices for delete to app_admin using (status = 'draft');
create policy system_reads on invoices for select to app_system using (true);
create policy system_reminds on invoices for update to app_system using (true) with check (true);
create policy definer_works on invoices to app_definer using (true) with check (true);
grant select on invoices to app_buyer, app_admin, app_system;
grant update (reminded_day) on invoices to app_system;
grant update (status), delete on invoices to app_admin;
grant select, insert, update, delete on invoices to app_definer;

alter table credit_notes enable row level security;
alter table credit_notes force row level security;
create policy member_reads on credit_notes for select to app_buyer using (firm_id = (select app.firm_id()));
create policy admin_reads on credit_notes for select to app_admin using (true);
create policy system_reads on credit_notes for select to app_system using (true);
create policy definer_works on credit_notes to app_definer using (true) with check (true);
grant select on credit_notes to app_buyer, app_admin, app_system;
grant select, insert on credit_notes to app_definer;
-- Nothing is changed or deleted.

alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
-- Whoever reads the invoice reads its lines.
create policy parties_read on invoice_lines for select to app_buyer, app_admin, app_system
  using (exists (select from invoices i where i.id = invoice_id offset 0));
create policy definer_works on invoice_lines to app_definer using (true) with check (true);
grant select on invoice_lines to app_buyer, app_admin, app_system;
grant select, insert (invoice_id, week_id), delete, update (credit_note_id, talent_id, professional) on invoice_lines to app_definer;

alter table charges enable row level security;
alter table charges force row level security;
create policy parties_read on charges for select to app_buyer, app_admin
  using (exists (select from invoices i where i.id = invoice_id offset 0));
create policy system_reads on charges for select to app_system using (true);
create policy system_starts on charges for insert to app_system with check (true);
create policy system_follows on charges for update to app_system using (true) with check (true);
create policy definer_reads on charges for select to app_definer using (true);
grant select on charges to app_buyer, app_admin, app_definer;
grant select, insert (invoice_id, attempt, amount_cents, customer_id, method_id), update (payment_intent_id, outcome, failure_code, told_at)
  on charges to app_system;

alter table payments enable row level security;
alter table payments force row level security;
create policy member_reads on payments for select to app_buyer using (firm_id = (select app.firm_id()));
create policy admin_reads on payments for select to app_admin using (true);
-- What a bank statement says. What Stripe says comes from Stripe alone.
create policy admin_records on payments for insert to app_admin
  with check (kind in ('transfer', 'refund') and recorded_by = (select app.user_id()));
create policy system_reads on payments for select to app_system using (true);
create policy system_records on payments for insert to app_system with check (kind <> 'transfer');
create policy definer_works on payments to app_definer using (true) with check (true);
grant select on payments to app_buyer, app_admin, app_system, app_definer;
grant insert (invoice_id, kind, amount_cents, reference, received_on) on payments to app_admin, app_system;
grant insert (charge_id) on payments to app_system;

alter table credit_refunds enable row level security;
alter table credit_refunds force row level security;
create policy system_reads on credit_refunds for select to app_system using (true);
create policy definer_works on credit_refunds to app_definer using (true) with check (true);
grant select on credit_refunds to app_system;
grant select, insert on credit_refunds to app_definer;
-- Nothing is changed or deleted.

-- function: app.find_engagements
