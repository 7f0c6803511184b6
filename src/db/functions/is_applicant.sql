-- Whether someone applied to a project of the signed-in person's firm. Checks only the candidate in question: a list of everyone who ever
-- applied to the firm can be long.
create or replace function app.is_applicant(user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.applications a join public.projects p on p.id = a.project_id
    where a.user_id = $1 and p.firm_id = app.firm_id()
  );
end;
alter function app.is_applicant owner to app_definer;
grant execute on function app.is_applicant to app_buyer;
