-- What is needed to pay everyone in a country what is due by a day, in each currency: what all are owed, corrected for those to whom something
-- comes after the day. The index has them sorted by country, which costs less than the planner thinks. For admins.
create or replace function app.payout_countries(by_day date)
  returns table (country text, currency text, people int, due_cents bigint)
  language sql stable security definer set search_path = '' set random_page_cost = 1
begin atomic
  select d.country, d.currency, sum(d.people)::int, sum(d.due_cents)::bigint
  from (
    select b.country, b.currency, count(*) as people, sum(b.owed_cents) as due_cents
    from public.payout_balances b where b.owed_cents > 0 group by b.country, b.currency
    union all
    select a.country, a.currency, (a.due_cents > 0)::int - (a.owed_cents > 0)::int, greatest(a.due_cents, 0) - greatest(a.owed_cents, 0)
    from app.payouts_ahead($1) a
  ) as d
  group by d.country, d.currency
  having sum(d.people) > 0
  order by d.country nulls last, d.currency;
end;
alter function app.payout_countries owner to app_definer;
grant execute on function app.payout_countries to app_admin;
