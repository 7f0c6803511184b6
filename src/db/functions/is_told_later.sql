-- Whether the job that ends the interviews of a declined application tells the applicant, so that its firm doesn't.
create or replace function app.is_told_later(application uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.applications a join public.projects p on p.id = a.project_id
    join public.jobs j on j.kind = 'end-declined' and j.key = a.id::text
    where a.id = $1 and p.firm_id = app.firm_id()
  );
end;
alter function app.is_told_later owner to app_definer;
grant execute on function app.is_told_later to app_buyer;
