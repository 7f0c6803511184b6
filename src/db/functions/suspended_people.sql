-- Whose accounts are suspended. Policies ask once for each query, not for each row.
create or replace function app.suspended_people() returns setof uuid
  language sql stable security definer set search_path = '' rows 10
begin atomic
  select i.id from identity.users i where i.suspended_at is not null;
end;
alter function app.suspended_people owner to app_definer;
grant execute on function app.suspended_people to app_buyer, app_admin;
