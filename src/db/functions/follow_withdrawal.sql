-- A withdrawal ends the interviews ahead that hang on the application, and tells those of the firm who decide. The application is gone, so
-- that the notice is about the person.
create or replace function app.follow_withdrawal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (select c.id from public.candidates c where c.user_id = old.user_id);
begin
  perform app.end_interviews(old.project_id, array[person], null, 'The application was withdrawn.');
  perform app.tell('application.withdrawn', 'candidate', person, old.project_id, app.firm_of_project(old.project_id), null, false);
  return null;
end
$$;
alter function app.follow_withdrawal owner to app_definer;
-- Not granted to anyone: only triggers call it.
