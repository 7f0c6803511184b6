-- What someone offers beyond the usual week in `candidates.working_hours`: a rate, weeks that differ, and when they last confirmed
-- all of it.
create table talent_capacity (
  candidate_id uuid primary key references candidates on delete cascade,
  rate_from numeric(9, 2) check (rate_from between 0 and 100000),
  -- The upper end, where the rate is a range.
  rate_to numeric(9, 2) check (rate_to between rate_from and 100000) check (rate_to is null or rate_from is not null),
  -- {"2026-12-21": 0, …}: hours in weeks that differ, by their Monday. The domain has the full schema.
  weeks jsonb not null default '{}' check (jsonb_typeof(weeks) = 'object' and length(weeks::text) <= 5000),
  confirmed_at timestamptz not null default now(),
  -- When they were last asked to confirm it. Set only by the database.
  reminded_at timestamptz
);
alter table talent_capacity enable row level security;
alter table talent_capacity force row level security;
create policy owner_offers on talent_capacity to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())))
  with check (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy admin_reads on talent_capacity for select to app_admin using (true);
create policy definer_works on talent_capacity to app_definer using (true) with check (true);
grant select, insert (candidate_id, rate_from, rate_to, weeks), update (rate_from, rate_to, weeks, confirmed_at)
  on talent_capacity to app_talent;
grant select on talent_capacity to app_admin;
grant select, delete, insert (candidate_id), update (candidate_id, confirmed_at, reminded_at) on talent_capacity to app_definer;
-- No delete is granted to people.

-- What people say about themselves: it holds against what is read from their profile, now and later.
create table fact_corrections (
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('service', 'software', 'form', 'standard', 'credential', 'state', 'industry', 'language', 'level')),
  value text not null check (length(value) between 1 and 120),
  stance text not null check (stance in ('works', 'guided', 'denied')),
  -- A year; null is to this day.
  last_used int check (last_used between 1970 and 2100),
  said_at timestamptz not null default now(),
  primary key (candidate_id, kind, value)
);
-- Somebody has one level.
create unique index fact_corrections_level on fact_corrections (candidate_id) where kind = 'level';
alter table fact_corrections enable row level security;
alter table fact_corrections force row level security;
create policy owner_says on fact_corrections to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())))
  with check (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy admin_reads on fact_corrections for select to app_admin using (true);
create policy definer_works on fact_corrections to app_definer using (true) with check (true);
grant select, delete, insert (candidate_id, kind, value, stance, last_used), update (stance, last_used, said_at)
  on fact_corrections to app_talent;
grant select on fact_corrections to app_admin;
grant select, update (candidate_id) on fact_corrections to app_definer;

-- Weeks that people work by, each once: few people have one that nobody else has.
create table talent_clocks (
  id int generated always as identity primary key,
  -- {"zone": …, "weekly": […]}
  clock jsonb not null unique check (jsonb_typeof(clock) = 'object')
);
alter table talent_clocks enable row level security;
alter table talent_clocks force row level security;
create policy system_works on talent_clocks to app_system using (true) with check (true);
grant select, insert (clock) on talent_clocks to app_system;
-- People have no access. No update or delete is granted.

-- What matching knows about someone, read from what they wrote (src/domain/matching). A job keeps it.
create table talent_facts (
  candidate_id uuid primary key references candidates on delete cascade,
  -- The rule and vocabulary that read it: another one reads again.
  version text not null check (length(version) <= 60),
  read_on date not null,
  -- No names, no contact details and no sentences: what a list of people may be sorted by.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- The sentences that each term was read in, for their writer.
  quotes jsonb not null default '{}' check (jsonb_typeof(quotes) = 'object'),
  -- What they do, as people search and filter by it.
  terms text[] not null default '{}',
  -- What they say they don't do, in every spelling.
  denied text[] not null default '{}',
  -- The rest is for finding people among many: codes of terms, and what conditions compare.
  is_listed boolean not null,
  codes bytea not null,
  level int,
  hours int,
  starts_on date,
  rate numeric(9, 2),
  clock_id int references talent_clocks,
  vetting numeric(2, 1),
  replies int,
  confirmed_on date
);
create index talent_facts_listed on talent_facts (candidate_id) where is_listed;
create index talent_facts_clock on talent_facts (clock_id);
create index talent_facts_outdated on talent_facts (read_on, version);
alter table talent_facts enable row level security;
alter table talent_facts force row level security;
create policy owner_reads on talent_facts for select to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
-- Whose profile a buyer may read, their facts may be compared.
create policy buyer_reads on talent_facts for select to app_buyer
  using (exists (select from candidates c where c.id = candidate_id offset 0));
create policy admin_reads on talent_facts for select to app_admin using (true);
create policy system_works on talent_facts to app_system using (true) with check (true);
grant select (candidate_id, version, read_on, facts, quotes) on talent_facts to app_talent;
grant select (candidate_id, version, read_on, facts) on talent_facts to app_buyer, app_admin;
create policy definer_reads on talent_facts for select to app_definer using (true);
grant select (candidate_id, facts, terms, denied, rate, clock_id, confirmed_on) on talent_facts to app_definer;
grant select, insert, update on talent_facts to app_system;
-- No delete is granted.

-- Whose facts may have changed since they were read.
create table outdated_facts (
  candidate_id uuid primary key references candidates on delete cascade,
  changed_at timestamptz not null default now()
);
create index outdated_facts_oldest on outdated_facts (changed_at);
alter table outdated_facts enable row level security;
alter table outdated_facts force row level security;
create policy system_works on outdated_facts to app_system using (true) with check (true);
create policy definer_works on outdated_facts to app_definer using (true) with check (true);
grant select, delete, insert (candidate_id) on outdated_facts to app_system;
grant select, insert, update on outdated_facts to app_definer;
-- People have no access.

-- function: app.outdate_facts
create trigger facts after insert or update of profile_data, working_hours, status, user_id on candidates
  for each row execute function app.outdate_facts();
create trigger facts after insert or update or delete on scorecards for each row execute function app.outdate_facts();
create trigger facts after insert or delete or update of candidate_id, rate_from, rate_to, weeks, confirmed_at on talent_capacity
  for each row execute function app.outdate_facts();
create trigger facts after insert or update or delete on fact_corrections
  for each row execute function app.outdate_facts();
create trigger facts after insert or update or delete on engagements for each row execute function app.outdate_facts();
create trigger facts after update of suspended_at on identity.users
  for each row execute function app.outdate_facts();
create trigger facts after update of need, end_date, engagement_details on projects
  for each row execute function app.outdate_facts();
-- function: app.confirm_hours
create trigger confirm_hours after insert or update of working_hours on candidates
  for each row when (new.working_hours is not null) execute function app.confirm_hours();

-- Whose facts changed when: what each process that holds them in memory reads next.
create table talent_changes (
  id bigint generated always as identity primary key,
  -- No foreign key: it is listed, too, that somebody is gone.
  candidate_id uuid not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index talent_changes_newest on talent_changes (changed_at);
alter table talent_changes enable row level security;
alter table talent_changes force row level security;
create policy system_works on talent_changes to app_system using (true) with check (true);
create policy definer_adds on talent_changes for insert to app_definer with check (true);
grant select, delete on talent_changes to app_system;
grant insert (candidate_id) on talent_changes to app_definer;
-- People have no access.

-- function: app.note_talent_change
create trigger changes after insert or update or delete on talent_facts
  for each row execute function app.note_talent_change();
-- function: app.update_facts_search
create trigger search after insert or update on talent_facts
  for each row execute function app.update_facts_search();
-- function: app.merge_matching

-- Every shortlist that someone was shown: by which rule, for which need, of how many, who was on it. The same one is kept once a day.
create table matching_runs (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  made_by uuid default app.user_id() references users on delete set null,
  made_at timestamptz not null default now(),
  made_on date not null default current_date,
  engine text not null check (length(engine) <= 60),
  need jsonb not null check (jsonb_typeof(need) = 'object'),
  considered int not null check (considered >= 0),
  -- {"fits": 12, "unknown": 4, "near": 30, "out": 500}
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  -- [{"name": "rate", "removed": 40, "regained": 3}, …]
  ledger jsonb not null check (jsonb_typeof(ledger) = 'array'),
  -- [{"id": …, "list": "shortlist", "place": 1, "score": 81.5, "standing": "fits", "lines": […]}, …]: no names, and no sentences.
  shown jsonb not null check (jsonb_typeof(shown) = 'array'),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  unique (project_id, made_on, digest)
);
create index matching_runs_maker on matching_runs (made_by);
create index matching_runs_oldest on matching_runs (made_on);
alter table matching_runs enable row level security;
alter table matching_runs force row level security;
create policy owner_reads on matching_runs for select to app_buyer
  using (exists (select from projects p where p.id = project_id offset 0));
create policy owner_adds on matching_runs for insert to app_buyer
  with check (made_by = (select app.user_id()) and exists (select from projects p where p.id = project_id offset 0));
create policy admin_reads on matching_runs for select to app_admin using (true);
create policy system_reads on matching_runs for select to app_system using (true);
create policy system_clears on matching_runs for delete to app_system using (made_on < current_date - 365);
grant select, insert (project_id, engine, need, considered, counts, ledger, shown, digest) on matching_runs to app_buyer;
grant select on matching_runs to app_admin;
grant select, delete on matching_runs to app_system;
-- Append-only: no update is granted.

-- Who wants to be told when somebody fits a project for which nobody does. It ends when they are.
create table fit_watches (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null default app.user_id() references users on delete cascade,
  begun_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index fit_watches_user on fit_watches (user_id);
alter table fit_watches enable row level security;
alter table fit_watches force row level security;
create policy owner_reads on fit_watches for select to app_buyer using (user_id = (select app.user_id()));
create policy owner_begins on fit_watches for insert to app_buyer
  with check (
    user_id = (select app.user_id()) and (select app.may_manage())
    and exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0)
  );
create policy owner_ends on fit_watches for delete to app_buyer using (user_id = (select app.user_id()));
create policy definer_works on fit_watches to app_definer using (true) with check (true);
grant select, delete, insert (project_id) on fit_watches to app_buyer;
grant select, delete on fit_watches to app_definer;
-- No update is granted.

-- function: app.watched_projects
-- function: app.tell_of_fit
-- function: app.remind_of_hours
