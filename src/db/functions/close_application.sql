-- Ends an application that nobody has answered.
create or replace function app.close_application(application uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.applications a set status = 'rejected', outcome = 'no-answer'
  where a.id = application and a.status in ('pending', 'reviewing');
  return found;
end
$$;
alter function app.close_application owner to app_definer;
grant execute on function app.close_application to app_system;
