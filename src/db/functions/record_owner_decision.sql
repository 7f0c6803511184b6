-- Writes down what owners decide on their projects and on the applications to them.
create or replace function app.record_owner_decision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'applications' then
    insert into public.project_history (project_id, application_id, actor_id, from_status, to_status)
    values (old.project_id, old.id, app.user_id(), old.status, new.status);
  else
    insert into public.project_history (project_id, actor_id, from_status, to_status)
    values (old.id, app.user_id(), old.status, new.status);
  end if;
  return null;
end
$$;
alter function app.record_owner_decision owner to app_definer;
-- No execute is granted: a trigger calls it.
