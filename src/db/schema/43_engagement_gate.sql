-- What must be there before an engagement is active. `app.keep_engagement` asks for it on every move to active, whoever makes it.

-- Payment methods are at Stripe; this says whether there is one. The other column is for firms that the operator lets pay by invoice.
alter table firms add column has_payment_method boolean not null default false;
alter table firms add column terms_granted_at timestamptz;
grant update (has_payment_method) on firms to app_system;
grant update (terms_granted_at) on firms to app_definer;

create policy definer_reads on identity.authenticators for select to app_definer using (true);
create policy definer_reads on identity.passkeys for select to app_definer using (true);
grant select (user_id, confirmed_at) on identity.authenticators to app_definer;
grant select (user_id) on identity.passkeys to app_definer;

-- What both sides do before and right after the start. The default list is the domain's.
create table onboarding_items (
  engagement_id uuid not null references engagements on delete cascade,
  name text not null check (length(name) between 1 and 40),
  side text not null check (side in ('owner', 'talent', 'operator')),
  -- From the start day.
  due_days int not null check (due_days between -60 and 365),
  is_required boolean not null,
  -- Nobody ticks it: it is done once the fact is there (app.onboarding).
  is_fact boolean not null,
  note text check (note ~ '\S' and length(note) <= 10000),
  -- By whom is set only by the database, as is the time. Null once that account is deleted.
  done_at timestamptz,
  done_by uuid references users on delete set null,
  reminded_at timestamptz,
  primary key (engagement_id, name)
);
create index onboarding_items_doer on onboarding_items (done_by);
create index onboarding_items_day_ten on onboarding_items (reminded_at, engagement_id) where name = 'day-ten' and done_at is null and reminded_at is not null;
create index onboarding_items_open on onboarding_items (engagement_id) where done_at is null and reminded_at is null;
-- function: app.onboarding_defaults
-- function: app.begin_onboarding
create trigger onboarding after insert on engagements for each row execute function app.begin_onboarding();
-- function: app.keep_onboarding
create trigger rules before update on onboarding_items for each row execute function app.keep_onboarding();

alter table onboarding_items enable row level security;
alter table onboarding_items force row level security;
-- Whoever reads the engagement reads its onboarding, and whose turn it is ticks.
create policy parties_read on onboarding_items for select to app_buyer, app_talent, app_admin
  using (exists (select from engagements e where e.id = engagement_id offset 0));
create policy manager_ticks on onboarding_items for update to app_buyer
  using (side = 'owner' and (select app.may_manage()) and exists (select from engagements e where e.id = engagement_id offset 0))
  with check (side = 'owner' and (select app.may_manage()) and exists (select from engagements e where e.id = engagement_id offset 0));
create policy talent_ticks on onboarding_items for update to app_talent
  using (side = 'talent' and exists (select from engagements e where e.id = engagement_id offset 0))
  with check (side = 'talent' and exists (select from engagements e where e.id = engagement_id offset 0));
create policy admin_ticks on onboarding_items for update to app_admin using (side = 'operator') with check (side = 'operator');
create policy definer_works on onboarding_items to app_definer using (true) with check (true);
grant select on onboarding_items to app_buyer, app_talent, app_admin, app_definer;
grant update (done_at, note) on onboarding_items to app_buyer, app_talent, app_admin;
grant insert (engagement_id, name, side, due_days, is_required, is_fact), update (reminded_at) on onboarding_items to app_definer;

-- Accounts that the firm gave the talent, each with its end. Never with admin rights.
create table engagement_accesses (
  id uuid primary key default gen_random_uuid(),
  engagement_id uuid not null references engagements on delete cascade,
  system text not null check (system ~ '\S' and length(system) <= 100),
  role text not null check (role ~ '\S' and length(role) <= 100 and role !~* '\madmin'),
  granted_at timestamptz not null default now(),
  granted_by uuid default app.user_id() references users on delete set null,
  ended_at timestamptz check (ended_at >= granted_at)
);
create index engagement_accesses_engagement on engagement_accesses (engagement_id, granted_at);
create index engagement_accesses_giver on engagement_accesses (granted_by);
alter table engagement_accesses enable row level security;
alter table engagement_accesses force row level security;
create policy parties_read on engagement_accesses for select to app_buyer, app_talent, app_admin
  using (exists (select from engagements e where e.id = engagement_id offset 0));
create policy manager_grants on engagement_accesses for insert to app_buyer
  with check ((select app.may_manage()) and granted_by = (select app.user_id())
    and exists (select from engagements e where e.id = engagement_id and e.ended_at is null offset 0));
create policy manager_ends on engagement_accesses for update to app_buyer
  using ((select app.may_manage()) and exists (select from engagements e where e.id = engagement_id offset 0))
  with check ((select app.may_manage()) and exists (select from engagements e where e.id = engagement_id offset 0));
create policy definer_reads on engagement_accesses for select to app_definer using (true);
grant select on engagement_accesses to app_buyer, app_talent, app_admin, app_definer;
grant insert (engagement_id, system, role), update (ended_at) on engagement_accesses to app_buyer;
-- Nothing is deleted: what was granted stays known.

-- What the talent leaves behind at the end.
create table handovers (
  engagement_id uuid primary key references engagements on delete cascade,
  open_points text check (open_points ~ '\S' and length(open_points) <= 10000),
  note text not null check (note ~ '\S' and length(note) <= 10000),
  -- Nothing of the firm or its clients is left on the talent's devices.
  devices_cleared boolean not null,
  written_at timestamptz not null default now()
);
alter table handovers enable row level security;
alter table handovers force row level security;
create policy parties_read on handovers for select to app_buyer, app_talent, app_admin
  using (exists (select from engagements e where e.id = engagement_id offset 0));
create policy talent_writes on handovers for insert to app_talent
  with check (exists (select from engagements e where e.id = engagement_id offset 0));
create policy talent_rewrites on handovers for update to app_talent
  using (exists (select from engagements e where e.id = engagement_id offset 0))
  with check (exists (select from engagements e where e.id = engagement_id offset 0));
create policy definer_reads on handovers for select to app_definer using (true);
grant select on handovers to app_buyer, app_talent, app_admin, app_definer;
grant insert (engagement_id, open_points, note, devices_cleared), update (open_points, note, devices_cleared, written_at)
  on handovers to app_talent;

-- How it was, as each side saw it. Only that side and admins read it.
create table engagement_reviews (
  engagement_id uuid not null references engagements on delete cascade,
  side text not null check (side in ('owner', 'talent')),
  went_well text not null check (went_well ~ '\S' and length(went_well) <= 10000),
  -- Hours of work that had to be done again.
  rework_hours int not null check (rework_hours between 0 and 10000),
  written_by uuid default app.user_id() references users on delete set null,
  written_at timestamptz not null default now(),
  primary key (engagement_id, side)
);
create index engagement_reviews_writer on engagement_reviews (written_by);
alter table engagement_reviews enable row level security;
alter table engagement_reviews force row level security;
create policy member_reads on engagement_reviews for select to app_buyer
  using (side = 'owner' and exists (select from engagements e where e.id = engagement_id offset 0));
create policy manager_writes on engagement_reviews for insert to app_buyer
  with check (side = 'owner' and (select app.may_manage()) and written_by = (select app.user_id())
    and exists (select from engagements e where e.id = engagement_id offset 0));
create policy talent_reads on engagement_reviews for select to app_talent
  using (side = 'talent' and exists (select from engagements e where e.id = engagement_id offset 0));
create policy talent_writes on engagement_reviews for insert to app_talent
  with check (side = 'talent' and written_by = (select app.user_id())
    and exists (select from engagements e where e.id = engagement_id offset 0));
create policy admin_reads on engagement_reviews for select to app_admin using (true);
grant select on engagement_reviews to app_buyer, app_talent, app_admin;
grant insert (engagement_id, side, went_well, rework_hours) on engagement_reviews to app_buyer, app_talent;
-- A review is written once.

-- What the firm pays once since it employs the person, and which signed statement says so. Set only by the database.
alter table engagements
  add column conversion_fee_cents int check (conversion_fee_cents >= 0),
  add column conversion_statement_id uuid references statements on delete set null,
  add check (conversion_fee_cents is null or status = 'converted');
create index engagements_conversion_statement on engagements (conversion_statement_id);

-- When both sides were told that an access was still open a day after the end.
alter table engagements add column alarmed_at timestamptz;
grant update (alarmed_at) on engagements to app_definer;

-- function: app.firm_today
-- function: app.engagement_terms
-- function: app.facts_source
-- function: app.conversion_fee
-- What both have signed is what they have accepted.
create trigger facts after update of status on statements
  for each row when (new.status = 'executed' and old.status <> 'executed') execute function app.outdate_facts();
-- How fast someone replies is counted once a clock has its minutes.
create trigger facts after update of minutes on reply_clocks
  for each row when (new.side = 'talent' and new.minutes is distinct from old.minutes) execute function app.outdate_facts();
-- function: app.has_second_factor
-- function: app.was_met
-- function: app.onboarding
-- function: app.engagement_gates
-- function: app.missing_for_start
-- function: app.earliest_end
-- function: app.start_engagements
-- function: app.finish_engagements
-- function: app.engagement_facts
-- function: app.engagement_parties
-- function: app.grant_terms
-- function: app.remind_engagements
-- function: app.start_engagement
create trigger start after update of done_at on onboarding_items
  for each row when (new.done_at is not null and old.done_at is null) execute function app.start_engagement();
create trigger start after update of status on statements
  for each row when (new.status = 'executed' and old.status <> 'executed') execute function app.start_engagement();
