-- Whether a project accepts applications; null if it doesn't exist or is a draft. Talent whose page is out of date learn that the
-- project has closed, although they can't see it anymore.
create or replace function app.is_taking_applications(project_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select p.status in ('Open', 'active') and p.taken_down_at is null
    and (p.firm_id in (select app.suspended_firms())) is not true
  from public.projects p where p.id = $1 and p.status <> 'draft';
end;
alter function app.is_taking_applications owner to app_definer;
grant execute on function app.is_taking_applications to app_talent;
