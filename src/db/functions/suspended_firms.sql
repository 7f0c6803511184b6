-- Firms whose projects nobody else sees, because all of their owners are suspended.
create or replace function app.suspended_firms() returns setof uuid
  language sql stable security definer set search_path = '' rows 10
begin atomic
  select b.firm_id from identity.users i join public.buyers b on b.user_id = i.id
  where i.suspended_at is not null and b.firm_role = 'owner' and not exists (
    select from public.buyers o join identity.users other on other.id = o.user_id
    where o.firm_id = b.firm_id and o.firm_role = 'owner' and other.suspended_at is null
  );
end;
alter function app.suspended_firms owner to app_definer;
grant execute on function app.suspended_firms to app_visitor, app_talent;
