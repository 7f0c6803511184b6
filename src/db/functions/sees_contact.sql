-- Whether the signed-in person may read what is held in a message: one of their own side, or of the other once contact is open.
create or replace function app.sees_contact(message_id uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.messages m join public.threads t on t.id = m.thread_id
    where m.id = $1 and app.side_in(t) is not null and (app.side_in(t) = m.side or app.is_contact_open(t.id))
  );
end;
alter function app.sees_contact owner to app_definer;
grant execute on function app.sees_contact to app_talent, app_buyer;
