-- Puts a project back that was taken down; it has the status it had. False if it wasn't down.
create or replace function app.put_back_project(project uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p set taken_down_at = null, takedown_reason = null
  where p.id = project and p.taken_down_at is not null;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, subject_label, changes)
  select 'project.put-back', 'project', p.id, p.title, jsonb_build_object('reason', jsonb_build_object('to', reason))
  from public.projects p where p.id = project;
  return true;
end
$$;
alter function app.put_back_project owner to app_definer;
grant execute on function app.put_back_project to app_admin;
