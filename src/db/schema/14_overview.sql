-- How far the candidates of each week got, by the week in which they applied; a sum of changes, like candidate_tally. `decided` is
-- counted by the hours it took, the other facts by source.
create table candidate_weeks (
  id bigint generated always as identity primary key,
  -- Its Monday, in UTC.
  week date not null,
  fact text not null check (fact in ('applied', 'reviewed', 'interviewed', 'accepted', 'rejected', 'decided')),
  source text,
  hours int,
  change int not null
);
create index candidate_weeks_week on candidate_weeks (week, fact);
alter table candidate_weeks enable row level security;
alter table candidate_weeks force row level security;
create policy admin_reads on candidate_weeks for select to app_admin using (true);
create policy system_reads on candidate_weeks for select to app_system using (true);
create policy system_clears on candidate_weeks for delete to app_system using (true);
create policy system_compacts on candidate_weeks for insert to app_system with check (true);
create policy definer_writes on candidate_weeks for insert to app_definer with check (true);
grant select on candidate_weeks to app_admin;
grant select, delete, insert (week, fact, source, hours, change) on candidate_weeks to app_system;
grant insert (week, fact, source, hours, change) on candidate_weeks to app_definer;
-- No update is granted.

-- function: app.candidate_facts
