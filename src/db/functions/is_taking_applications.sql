-- Whether a project takes applications: null when there is none, and for a draft. A worker whose page is older than the project's
-- closing is told so, though the project itself is out of their sight by then.
create or replace function app.is_taking_applications(project_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select p.status in ('Open', 'active') from public.projects p where p.id = $1 and p.status <> 'draft';
end;
alter function app.is_taking_applications owner to app_definer;
grant execute on function app.is_taking_applications to app_talent;
