-- The keys that documents are sealed with: made by the server at its first start, unless the operator brings one.
create table seal_keys (
  -- The SHA-256 of the certificate.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  certificate bytea not null,
  -- Encrypted with the server's key.
  sealed_key bytea not null,
  created_at timestamptz not null default now()
);
alter table seal_keys enable row level security;
alter table seal_keys force row level security;
create policy system_reads on seal_keys for select to app_system using (true);
create policy system_adds on seal_keys for insert to app_system with check (true);
grant select, insert (id, certificate, sealed_key) on seal_keys to app_system;
-- Nothing is changed or deleted: a certificate must be there as long as files carry it.

-- What statements are written from. A change is a new version; statements keep the text of theirs. Without a row, the product's own
-- first version counts.
create table statement_templates (
  version int primary key check (version > 0),
  -- The domain has the full schema.
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  -- No foreign keys: versions outlive the accounts of whoever wrote and read them.
  saved_by uuid,
  saved_at timestamptz not null default now(),
  counsel_read_by uuid,
  counsel_read_at timestamptz,
  check ((counsel_read_by is null) = (counsel_read_at is null))
);
alter table statement_templates enable row level security;
alter table statement_templates force row level security;
create policy firms_read on statement_templates for select to app_buyer using (true);
create policy admin_reads on statement_templates for select to app_admin using (true);
create policy admin_adds on statement_templates for insert to app_admin with check (saved_by = (select app.user_id()));
create policy admin_ticks on statement_templates for update to app_admin
  using (counsel_read_at is null) with check (counsel_read_by = (select app.user_id()));
grant select on statement_templates to app_buyer, app_admin;
grant insert (version, text, saved_by, counsel_read_by, counsel_read_at) on statement_templates to app_admin;
grant update (counsel_read_by, counsel_read_at) on statement_templates to app_admin;
-- A version is never changed or deleted.

-- A statement of work, from the firm's draft to the sealed file. Once both have signed, it outlives their accounts.
create sequence statement_numbers;
create table statements (
  id uuid primary key default gen_random_uuid(),
  -- Set only by the database: another statement for the same offer is the next version under the same number.
  number text not null,
  version int not null,
  offer_id uuid references offers on delete set null,
  project_id uuid references projects on delete set null,
  firm_id uuid default app.firm_id() references firms on delete set null,
  talent_id uuid references users on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'out', 'signed', 'executed', 'amended', 'declined', 'voided', 'expired')),
  -- The version that this one amends, and the Monday from which it counts instead.
  amends_id uuid references statements,
  effective_on date check (extract(isodow from effective_on) = 1),
  template_version int not null,
  -- Whether counsel had not read that version.
  is_unread boolean not null,
  -- The domain has the schemas: the template's text, what the accepted offer says, and what the firm wrote.
  template jsonb not null,
  facts jsonb not null,
  details jsonb not null,
  -- The file that both sides read, from the moment it is sent.
  shown_file bytea check (octet_length(shown_file) <= 5000000),
  shown_sha256 text,
  pages int check (pages > 0),
  -- The same with its certificate, under the seal.
  sealed_file bytea check (octet_length(sealed_file) <= 10000000),
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of both signers, for whoever holds the file.
  initials text check (length(initials) <= 100),
  -- Why it was declined or withdrawn.
  reason text check (reason ~ '\S' and length(reason) <= 10000),
  -- The accounts of those who saw all pages when it was their turn to sign: of several owners, each for themselves.
  -- Empty once nobody signs it anymore.
  viewed_by uuid[] not null default '{}',
  -- Set only by the database.
  sent_at timestamptz,
  expires_at timestamptz,
  talent_signed_at timestamptz,
  executed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (number, version),
  check ((amends_id is null) = (effective_on is null)),
  -- Signed or not, nothing between.
  check ((sent_at is null) = (shown_file is null) and (sent_at is null) = (shown_sha256 is null) and (sent_at is null) = (pages is null)),
  check (status in ('draft', 'voided') or sent_at is not null),
  check (status not in ('signed', 'executed', 'amended') or talent_signed_at is not null),
  check (status not in ('executed', 'amended') or sealed_file is not null and executed_at is not null),
  check ((sealed_file is null) = (sealed_sha256 is null) and (sealed_file is null) = (initials is null)),
  check (shown_sha256 is null or shown_sha256 = encode(sha256(shown_file), 'hex')),
  check (sealed_sha256 is null or sealed_sha256 = encode(sha256(sealed_file), 'hex')),
  -- What was shown is how the sealed file begins.
  check (sealed_file is null or substr(sealed_file, 1, octet_length(shown_file)) = shown_file)
);
-- One at a time for each offer that isn't signed by both, and one that is in force.
create unique index statements_open on statements (offer_id) where status in ('draft', 'out', 'signed');
create unique index statements_executed on statements (offer_id) where status = 'executed';
create index statements_amended on statements (amends_id);
create index statements_offer on statements (offer_id, version desc);
create index statements_project on statements (project_id);
create index statements_firm on statements (firm_id, created_at desc);
create index statements_talent on statements (talent_id, created_at desc);
create unique index statements_sealed on statements (sealed_sha256);
create index statements_due on statements (expires_at) where status in ('out', 'signed');

create trigger touch before update on statements for each row execute function app.touch();
-- function: app.number_statement
create trigger number_statement before insert on statements for each row execute function app.number_statement();
-- function: app.amend_statement
create trigger amend_statement before update of status on statements for each row
  when (new.amends_id is not null and new.status <> old.status) execute function app.amend_statement();
create trigger moves before update of status on statements for each row
  when (new.status is distinct from old.status) execute function app.check_move();
-- function: app.keep_statement
create trigger keep_statement before update on statements for each row execute function app.keep_statement();
create trigger events after insert on statements for each row execute function app.record_move();
create trigger events_of_moves after update of status on statements
  for each row when (new.status <> old.status) execute function app.record_move();
create trigger clock after insert or delete or update of status on statements
  for each row execute function app.run_clock('statement', 'turn', '{draft,out,signed}');
create trigger clear_notices after delete on statements for each row execute function app.clear_notices();

alter table statements enable row level security;
alter table statements force row level security;
create policy member_reads on statements for select to app_buyer using (firm_id = (select app.firm_id()));
-- Only from an offer of the firm that the talent and the firm agreed on.
create policy manager_drafts on statements for insert to app_buyer
  with check (
    (select app.may_manage()) and firm_id = (select app.firm_id()) and status = 'draft'
    and exists (
      select from offers o
      join applications a on a.id = o.application_id
      join projects p on p.id = o.project_id
      where o.id = offer_id and o.status = 'accepted' and o.project_id = statements.project_id and a.user_id = talent_id
        and p.firm_id = (select app.firm_id())
      offset 0
    )
  );
-- Owners alone sign for their firm.
create policy manager_moves on statements for update to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()))
  with check (firm_id = (select app.firm_id()) and (select app.may_manage())
    and (status <> 'executed' or (select app.owns_firm())));
-- Nobody but the firm sees what was never sent.
create policy talent_reads on statements for select to app_talent
  using (talent_id = (select app.user_id()) and sent_at is not null);
create policy talent_moves on statements for update to app_talent
  using (talent_id = (select app.user_id()) and sent_at is not null)
  with check (talent_id = (select app.user_id()) and sent_at is not null);
create policy admin_reads on statements for select to app_admin using (true);
create policy system_reads on statements for select to app_system using (true);
create policy system_expires on statements for update to app_system using (true) with check (true);
create policy definer_works on statements to app_definer using (true) with check (true);
grant select on statements to app_buyer, app_talent, app_admin, app_system, app_definer;
grant insert (offer_id, project_id, talent_id, template_version, is_unread, template, facts, details, amends_id) on statements to app_buyer;
grant update (status, details, facts, effective_on, shown_file, shown_sha256, pages, sealed_file, sealed_sha256, initials, reason, viewed_by)
  on statements to app_buyer;
grant update (status, reason, viewed_by) on statements to app_talent;
grant update (status) on statements to app_system;
grant delete, update (status, talent_id) on statements to app_definer;
grant usage on sequence statement_numbers to app_definer;

-- The audit trail: each entry has a hash over its text and the hash before it. Nothing is changed or deleted.
create table statement_entries (
  statement_id uuid not null references statements on delete cascade,
  number int not null check (number > 0),
  entry text not null check (length(entry) between 2 and 4000),
  hash text not null,
  primary key (statement_id, number)
);
-- function: app.chain_entry
create trigger chain_entry before insert on statement_entries for each row execute function app.chain_entry();
alter table statement_entries enable row level security;
alter table statement_entries force row level security;
-- Whoever reads the statement reads its trail.
create policy parties_read on statement_entries for select to app_buyer, app_talent, app_admin, app_system
  using (exists (select from statements s where s.id = statement_id offset 0));
create policy manager_adds on statement_entries for insert to app_buyer
  with check ((select app.may_manage()) and exists (
    select from statements s where s.id = statement_id and s.firm_id = (select app.firm_id()) offset 0
  ));
create policy talent_adds on statement_entries for insert to app_talent
  with check (exists (
    select from statements s where s.id = statement_id and s.talent_id = (select app.user_id()) and s.sent_at is not null offset 0
  ));
create policy definer_reads on statement_entries for select to app_definer using (true);
grant select on statement_entries to app_buyer, app_talent, app_admin, app_system, app_definer;
grant insert on statement_entries to app_buyer, app_talent;

-- function: app.forget_statements
create trigger forget_statements before delete on users for each row execute function app.forget_statements();
create trigger forget_statements before delete on firms for each row execute function app.forget_statements();
create trigger forget_statements before delete on offers for each row execute function app.forget_statements();
-- function: app.merge_statements
-- function: app.statement_facts
-- function: app.statement_parties
-- function: app.find_sealed
