-- A buyer's own list is found, searched and counted in its index alone.
drop index projects_buyer;
create index projects_buyer on projects (buyer_id, created_at desc, id) include (status, title, completed_at);

-- Asked for the one candidate in question: a list of everyone who ever applied to the buyer can be long.
create function app.is_applicant(user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.applications a join public.projects p on p.id = a.project_id
    where a.user_id = $1 and p.buyer_id = app.buyer_id()
  );
end;
alter function app.is_applicant(uuid) owner to app_definer;
grant execute on function app.is_applicant(uuid) to app_buyer;
drop policy buyer_reads_applicants on candidates;
create policy buyer_reads_applicants on candidates for select to app_buyer using (app.is_applicant(user_id));
drop function app.applicant_ids();

-- The owner of one project is asked for that project: a list of all that a buyer owns can be long, too.
drop policy owner_reads on applications;
drop policy owner_decides on applications;
create policy owner_reads on applications for select to app_buyer
  using (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id())));
create policy owner_decides on applications for update to app_buyer
  using (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id())))
  with check (exists (select from projects p where p.id = project_id and p.buyer_id = (select app.buyer_id())));
