-- The operator's fee in basis points, as firms see it before they commit.
create or replace function app.operator_fee() returns int
  language sql stable security definer set search_path = ''
begin atomic
  select s.fee_basis_points from public.operator_settings s;
end;
alter function app.operator_fee owner to app_definer;
grant execute on function app.operator_fee to app_buyer, app_admin, app_system, app_definer;
