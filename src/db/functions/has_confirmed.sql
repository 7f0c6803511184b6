-- Whether someone has proved that the account's email address is theirs.
create or replace function app.has_confirmed(account uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select i.email_verified from identity.users i where i.id = account;
end;
alter function app.has_confirmed owner to app_definer;
grant execute on function app.has_confirmed to app_admin;
