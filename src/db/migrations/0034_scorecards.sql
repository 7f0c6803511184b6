-- What the operator has decided for the whole product. One row.
create table operator_settings (
  id int primary key default 1 check (id = 1),
  acceptance_needs_scorecard boolean not null default false,
  -- The landing page says what was measured, where there is enough to measure.
  shows_measured_claims boolean not null default false,
  -- No reference: the settings outlive the account of whoever made them.
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
grant select on operator_settings to app_admin, app_system;
grant update (acceptance_needs_scorecard, shows_measured_claims, edited_by) on operator_settings to app_admin;
-- No insert or delete is granted.

-- What one admin thinks of one candidate, criterion by criterion. The criteria are the domain's.
create table scorecards (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates on delete cascade,
  -- Nobody once the reviewer's account is gone; what they scored stays.
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
  -- Counts the changes, so that of two pages that were opened together only one saves without asking.
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (candidate_id, reviewer_id)
);
create index scorecards_reviewer on scorecards (reviewer_id);
create trigger touch before update on scorecards for each row execute function app.touch();

create function app.count_scorecard_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;
create trigger versions before update of scores, notes on scorecards
  for each row execute function app.count_scorecard_change();

alter table scorecards enable row level security;
alter table scorecards force row level security;
create policy admin_reads on scorecards for select to app_admin using (true);
create policy author_writes on scorecards for insert to app_admin with check (reviewer_id = (select app.user_id()));
create policy author_edits on scorecards for update to app_admin
  using (reviewer_id = (select app.user_id())) with check (reviewer_id = (select app.user_id()));
grant select on scorecards to app_admin;
grant insert (candidate_id, scores, notes) on scorecards to app_admin;
grant update (scores, notes) on scorecards to app_admin;
-- Candidates and buyers never read one. No delete is granted.

-- Each save is in the candidate's history, criterion by criterion: "score.technical", "note.technical".
create function app.record_scorecard() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'UPDATE' then jsonb_build_object('score', old.scores, 'note', old.notes) else '{}' end;
  after jsonb := jsonb_build_object('score', new.scores, 'note', new.notes);
  found jsonb;
begin
  select jsonb_object_agg(part || '.' || key,
      jsonb_build_object('from', before #> array[part, key], 'to', after #> array[part, key])) into found
  from unnest(array['score', 'note']) as part, lateral (
    select jsonb_object_keys(coalesce(before -> part, '{}')) union select jsonb_object_keys(after -> part)
  ) as named (key)
  where before #> array[part, key] is distinct from after #> array[part, key];
  if found is not null then
    insert into public.candidate_history (candidate_id, actor_id, from_status, to_status, changes)
    select c.id, app.user_id(), c.status, c.status, found from public.candidates c where c.id = new.candidate_id;
  end if;
  return null;
end
$$;
alter function app.record_scorecard() owner to app_definer;
create trigger history after insert or update of scores, notes on scorecards
  for each row execute function app.record_scorecard();

-- Whether the operator wants a scorecard before this candidate is accepted, and none is complete yet.
create function app.lacks_scorecard(candidate uuid) returns boolean
  language sql stable
begin atomic
  select s.acceptance_needs_scorecard
    and not exists (select from public.scorecards c where c.candidate_id = candidate and c.is_complete)
  from public.operator_settings s;
end;
grant execute on function app.lacks_scorecard(uuid) to app_admin;

create function app.require_scorecard() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if app.lacks_scorecard(new.id) then
    raise exception 'a scorecard is needed before acceptance' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger scored before update of status on candidates
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function app.require_scorecard();
