-- How many rows the list of payouts has, counted up to one past `bound`. For admins.
create or replace function app.count_payouts(bound int) returns int
  language sql stable security definer set search_path = ''
begin atomic
  select count(*)::int from (select from public.payout_balances limit $1 + 1) as counted;
end;
alter function app.count_payouts owner to app_definer;
grant execute on function app.count_payouts to app_admin;
