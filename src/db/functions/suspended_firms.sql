-- Firms whose projects nobody else sees for as long as their account is suspended.
create or replace function app.suspended_firms() returns setof uuid
  language sql stable security definer set search_path = '' rows 10
begin atomic
  select b.id from identity.users i join public.buyers b on b.user_id = i.id where i.suspended_at is not null;
end;
alter function app.suspended_firms owner to app_definer;
grant execute on function app.suspended_firms to app_visitor, app_talent;
