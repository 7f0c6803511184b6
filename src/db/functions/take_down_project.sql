-- Takes a project down: talent and visitors no longer see it. False if there is no such project, or it is down already.
create or replace function app.take_down_project(project uuid, reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p set taken_down_at = now(), takedown_reason = reason
  where p.id = project and p.taken_down_at is null;
  if not found then
    return false;
  end if;
  insert into public.events (event, subject_kind, subject_id, subject_label, changes)
  select 'project.taken-down', 'project', p.id, p.title, jsonb_build_object('reason', jsonb_build_object('to', reason))
  from public.projects p where p.id = project;
  return true;
end
$$;
alter function app.take_down_project owner to app_definer;
grant execute on function app.take_down_project to app_admin;
