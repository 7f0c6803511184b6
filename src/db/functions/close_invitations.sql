-- Ends the invitations to a project that was closed or filled and that nobody has answered yet.
create or replace function app.close_invitations(project uuid) returns table (id uuid)
  language plpgsql security definer set search_path = ''
as $$
begin
  return query
  update public.project_invitations i set status = 'closed'
  from public.projects p
  where p.id = close_invitations.project and p.status in ('Filled', 'completed', 'archived')
    and i.project_id = p.id and i.status = 'open'
  returning i.id;
end
$$;
alter function app.close_invitations owner to app_definer;
grant execute on function app.close_invitations to app_system;
