-- What became of the shortlist of a project by the operator's hand: the rule held it; an admin moved, added or removed someone, or let the rule
-- place them again, each with a reason; and released it. Of each person the latest counts.
create table shortlist_changes (
  id bigint generated always as identity primary key,
  project_id uuid not null references projects on delete cascade,
  change text not null check (change in ('held', 'moved', 'added', 'removed', 'returned', 'released')),
  candidate_id uuid references candidates on delete cascade,
  position int check (position between 1 and 10),
  -- How they met the need when an admin decided.
  standing text check (standing in ('fits', 'unknown', 'near', 'out')),
  reason text check (reason ~ '\S' and length(reason) <= 1000),
  made_by uuid default app.user_id() references users on delete set null,
  made_at timestamptz not null default now(),
  check ((change in ('held', 'released')) = (candidate_id is null)),
  check ((candidate_id is null) = (reason is null) and (candidate_id is null) = (standing is null)),
  check ((change in ('moved', 'added')) = (position is not null))
);
create index shortlist_changes_latest on shortlist_changes (project_id, candidate_id, id desc);
create index shortlist_changes_candidate on shortlist_changes (candidate_id);
create index shortlist_changes_maker on shortlist_changes (made_by);
-- A shortlist is held once and released once.
create unique index shortlist_changes_once on shortlist_changes (project_id, change) where candidate_id is null;
alter table shortlist_changes enable row level security;
alter table shortlist_changes force row level security;
create policy admin_reads on shortlist_changes for select to app_admin using (true);
-- Nobody is placed whom firms can't find.
create policy admin_curates on shortlist_changes for insert to app_admin with check (
  made_by = (select app.user_id()) and change <> 'held'
  and (
    change not in ('moved', 'added')
    or exists (
      select from candidates c where c.id = candidate_id and c.status = 'accepted'
        and (c.user_id in (select app.suspended_people())) is not true offset 0
    )
  )
);
create policy member_reads on shortlist_changes for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0));
create policy definer_works on shortlist_changes to app_definer using (true) with check (true);
grant select, insert (project_id, change, candidate_id, position, standing, reason) on shortlist_changes to app_admin;
-- Why, and by whom, stays with the operator.
grant select (id, project_id, change, candidate_id, position, standing, made_at) on shortlist_changes to app_buyer;
grant select, insert (project_id, change, made_by), update (candidate_id) on shortlist_changes to app_definer;
-- Append-only: nobody else updates or deletes.

-- function: app.hold_shortlist
create trigger hold_shortlist after insert or update of status on projects
  for each row when (new.status = 'Open') execute function app.hold_shortlist();
-- function: app.follow_shortlist
create trigger follow after insert on shortlist_changes
  for each row when (new.change = 'released') execute function app.follow_shortlist();
-- function: app.held_shortlist
