-- The firm that answers messages about a project.
create or replace function app.firm_of_project(project uuid) returns uuid
  language sql stable security definer set search_path = ''
begin atomic
  select p.firm_id from public.projects p where p.id = project;
end;
alter function app.firm_of_project owner to app_definer;
-- Not granted to anyone: only functions call it.
