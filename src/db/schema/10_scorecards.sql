-- One admin's scores and notes for one candidate, by criterion. The domain defines the criteria.
create table scorecards (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates on delete cascade,
  -- Null once the reviewer's account is deleted; their scores stay.
  reviewer_id uuid default app.user_id() references users on delete set null,
  -- {"technical": 4, …}
  scores jsonb not null default '{}' check (
    jsonb_typeof(scores) = 'object' and length(scores::text) <= 1000
    and not jsonb_path_exists(scores, 'strict $.* ? (@.type() != "number" || @ < 1 || @ > 5 || @.floor() != @)')
  ),
  -- {"technical": "Closed a set of books in the call.", …}
  notes jsonb not null default '{}' check (
    jsonb_typeof(notes) = 'object' and length(notes::text) <= 70000
    and not jsonb_path_exists(notes, 'strict $.* ? (@.type() != "string")')
  ),
  is_complete boolean not null generated always as (
    scores ?& array['technical', 'software', 'english', 'reliability', 'communication']
  ) stored,
  -- Increases with each change, so that a page opened before the last save asks before overwriting it.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (candidate_id, reviewer_id)
);
create index scorecards_reviewer on scorecards (reviewer_id);
create trigger touch before update on scorecards for each row execute function app.touch();
-- function: app.count_scorecard_change
create trigger versions before update of scores, notes on scorecards
  for each row execute function app.count_scorecard_change();
-- function: app.record_scorecard
create trigger history after insert or update of scores, notes on scorecards
  for each row execute function app.record_scorecard();

alter table scorecards enable row level security;
alter table scorecards force row level security;
create policy admin_reads on scorecards for select to app_admin using (true);
create policy author_writes on scorecards for insert to app_admin with check (reviewer_id = (select app.user_id()));
create policy author_edits on scorecards for update to app_admin
  using (reviewer_id = (select app.user_id())) with check (reviewer_id = (select app.user_id()));
create policy definer_merges on scorecards to app_definer using (true) with check (true);
grant select on scorecards to app_admin;
grant insert (candidate_id, scores, notes) on scorecards to app_admin;
grant update (scores, notes) on scorecards to app_admin;
grant select, delete, update (candidate_id) on scorecards to app_definer;
-- Candidates and buyers never see scorecards. No delete is granted to people.

-- function: app.lacks_scorecard
-- function: app.merge_scorecards
