-- Firms email applicants without knowing their addresses: the email names the application, and this fills in the recipient.
create or replace function app.address_to_applicant() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select u.email into new.recipient
  from public.applications a
  join public.projects p on p.id = a.project_id
  join public.users u on u.id = a.user_id
  where a.id = new.application_id and p.firm_id = app.firm_id() and app.may_manage();
  if not found then
    raise exception 'there is no such applicant to write to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
alter function app.address_to_applicant owner to app_definer;
-- Not granted to anyone: only triggers call it.
