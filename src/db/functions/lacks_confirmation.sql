-- Whether nobody has proved yet that the account's email address is theirs. True without an account.
create or replace function app.lacks_confirmation(account uuid) returns boolean
  language sql stable
begin atomic
  select coalesce(not app.has_confirmed(account), true);
end;
grant execute on function app.lacks_confirmation to app_admin;
