-- Two candidates who were merged within the last seven days. Until then an admin can undo it.
create table merges (
  id uuid primary key default gen_random_uuid(),
  -- The one who stayed. What is kept here goes with them, also when they are merged into another.
  kept_id uuid not null references candidates on delete cascade,
  -- No foreign key: the one who ended.
  other_id uuid not null,
  other_user_id uuid references users on delete cascade,
  other_name text,
  other_email text not null,
  -- Files that nothing else refers to until it is undone.
  files text[] not null,
  merged_by uuid default app.user_id() references users on delete set null,
  merged_at timestamptz not null default now(),
  undoable_until timestamptz not null default now() + interval '7 days',
  -- The transaction that merges or undoes: only what happens in it is noted, or put back.
  made_in text not null default pg_current_xact_id()::text
);
create index merges_kept on merges (kept_id);
create index merges_other_user on merges (other_user_id);
create index merges_merger on merges (merged_by);
create index merges_newest on merges (merged_at desc, id);
create index merges_end on merges (undoable_until);
alter table merges enable row level security;
alter table merges force row level security;
create policy admin_reads on merges for select to app_admin using (undoable_until > now());
create policy system_reads on merges for select to app_system using (true);
create policy system_clears on merges for delete to app_system using (undoable_until <= now());
create policy definer_works on merges to app_definer using (true) with check (true);
grant select (id, kept_id, other_id, other_name, other_email, merged_by, merged_at, undoable_until) on merges to app_admin;
grant select (id, files, undoable_until), delete on merges to app_system;
grant select, insert, update (made_in), delete on merges to app_definer;
-- No insert or update is granted to people.

-- What a merge changed, row by row, in the order in which it did. Only the functions that merge and undo read it.
create table merged_rows (
  merge_id uuid not null references merges on delete cascade,
  number bigint generated always as identity,
  table_name text not null,
  -- Null if the merge added the row.
  before jsonb,
  -- Null if the merge deleted it.
  after jsonb,
  primary key (merge_id, number),
  check (before is not null or after is not null)
);
alter table merged_rows enable row level security;
alter table merged_rows force row level security;
create policy definer_works on merged_rows to app_definer using (true) with check (true);
grant select, insert on merged_rows to app_definer;
-- Nobody else has access.

-- function: app.note_merged_row
-- Every table that a merge may change, itself or by what follows from it. What triggers write from these, such as the rows that
-- searches read and the counts, follows from what is put back. Sessions, emails and jobs stay as they are.
do $$
declare
  name text;
begin
  foreach name in array array[
    'applications', 'candidate_fingerprints', 'candidate_pairs', 'candidates', 'checklist_ticks', 'cover_letter_originals', 'engagement_accesses',
    'engagement_reviews', 'engagements', 'events', 'fact_corrections', 'handovers', 'hidden_talent', 'identity.users',
    'interviews', 'intro_calls', 'invoice_lines', 'invoices', 'notices', 'offer_rounds', 'offers', 'onboarding_items',
    'payout_lines', 'project_invitations', 'reply_clocks', 'resume_files', 'resume_openings', 'saved_projects', 'scorecards',
    'shortlist_changes', 'statement_entries', 'statements', 'talent_bookmarks', 'talent_capacity', 'talent_facts',
    'talent_notes', 'threads', 'users', 'week_timers', 'weeks'
  ] loop
    execute format(
      'create trigger undoable after insert or update or delete on %s for each row
        when (current_setting(''app.merging'', true) = ''on'') execute function app.note_merged_row()', name);
    -- Of events and accounts, what is granted elsewhere is enough.
    if name not in ('events', 'identity.users') then
      execute format('grant select, insert, update, delete on %s to app_definer', name);
    end if;
  end loop;
end
$$;
create policy definer_restores on applications for insert to app_definer with check (true);
create policy definer_restores on candidate_fingerprints for insert to app_definer with check (true);
create policy definer_restores on candidate_pairs for insert to app_definer with check (true);
create policy definer_dismisses on candidate_pairs for update to app_definer using (true) with check (true);
create policy definer_restores on candidates for insert to app_definer with check (true);
create policy definer_restores on checklist_ticks for insert to app_definer with check (true);
create policy definer_restores on cover_letter_originals for insert to app_definer with check (true);
create policy definer_restores on engagement_accesses for insert to app_definer with check (true);
create policy definer_restores on engagement_reviews for insert to app_definer with check (true);
create policy definer_restores on handovers for insert to app_definer with check (true);
create policy definer_restores on statement_entries for insert to app_definer with check (true);
create policy definer_restores on talent_facts for insert to app_definer with check (true);

-- function: app.undo_obstacle
-- function: app.put_back
-- function: app.undo_merge
