-- A withdrawal ends the interviews ahead that hang on the application, and tells those of the firm who decide. The application is gone, so
-- that the notice is about the person.
create or replace function app.follow_withdrawal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (select c.id from public.candidates c where c.user_id = old.user_id);
begin
  update public.interviews i set status = 'cancelled', cancel_word = 'The application was withdrawn.'
  where i.project_id = old.project_id and i.candidate_id = person
    and (i.status = 'proposed' or i.status = 'booked' and i.starts_at > now());
  perform app.tell('application.withdrawn', 'candidate', person, old.project_id, app.firm_of_project(old.project_id), null, false);
  return null;
end
$$;
alter function app.follow_withdrawal owner to app_definer;
-- Not granted to anyone: only triggers call it.
