-- The operator's fee on a pay, in basis points, half a cent up. The domain computes the same (`feeOn`).
create or replace function app.fee_on(pay_cents int, fee_basis_points int) returns int
  language sql immutable
return ((2 * pay_cents::bigint * fee_basis_points + 10000) / 20000)::int;
grant execute on function app.fee_on to app_definer;
