-- Tells whoever asked that somebody fits a project, and ends the watch: each is told once. Whoever has left the firm isn't told.
create or replace function app.tell_of_fit(project uuid, candidate uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  watcher uuid;
  told int := 0;
begin
  for watcher in delete from public.fit_watches w where w.project_id = project returning w.user_id loop
    if exists (
      select from public.buyers b join public.projects p on p.firm_id = b.firm_id
      where b.user_id = watcher and p.id = project
    ) then
      perform app.tell('shortlist.found', 'candidate', candidate, project, null, watcher, false);
      told = told + 1;
    end if;
  end loop;
  return told;
end
$$;
alter function app.tell_of_fit owner to app_definer;
grant execute on function app.tell_of_fit to app_system;
