-- Whether contact details may be read in a conversation: with the operator always, with a firm once it accepted the application.
create or replace function app.is_contact_open(thread_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.threads t where t.id = $1 and (
      t.is_with_operator
      or exists (
        select from public.applications a
        where a.project_id = t.project_id and a.user_id = t.user_id and a.status = 'accepted'
      )
    )
  );
end;
alter function app.is_contact_open owner to app_definer;
grant execute on function app.is_contact_open to app_talent, app_buyer, app_admin;
