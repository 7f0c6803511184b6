-- Ends the interviews of an application that was declined, unless that was undone, and answers whom to tell of both.
create or replace function app.end_declined(application uuid)
  returns table (email text, name text, title text, firm text, reason text, interviews uuid[])
  language plpgsql security definer set search_path = ''
as $$
declare
  declined public.applications;
  ended uuid[];
begin
  select a.* into declined from public.applications a
  where a.id = application and a.status = 'rejected' and a.outcome is null for update;
  ended = array(select app.end_interviews(
    declined.project_id,
    array(select c.id from public.candidates c where c.user_id = declined.user_id),
    'application', 'The application was declined.'
  ));
  return query
  select u.email, u.name, p.title, f.name, declined.decline_reason, ended
  from public.users u, public.projects p left join public.firms f on f.id = p.firm_id
  where u.id = declined.user_id and p.id = declined.project_id;
end
$$;
alter function app.end_declined owner to app_definer;
grant execute on function app.end_declined to app_system;
