-- Who answers, and what it is about.
create or replace function app.begin_thread() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.firm_id = app.firm_of_project(new.project_id);
  new.title = coalesce((select p.title from public.projects p where p.id = new.project_id), '');
  return new;
end
$$;
alter function app.begin_thread owner to app_definer;
-- Not granted to anyone: only triggers call it.
