-- The signed-in person's emails, without their content.
create or replace function app.own_mails() returns table (subject text, status text, created_at timestamptz)
  language sql stable security definer set search_path = ''
begin atomic
  select m.subject, m.status, m.created_at from public.mails m
  join public.users u on u.email = m.recipient
  where u.id = app.user_id() order by m.created_at desc;
end;
alter function app.own_mails owner to app_definer;
grant execute on function app.own_mails to app_user;
