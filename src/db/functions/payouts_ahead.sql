-- Those to whom something comes after a day, with what is due by then and what comes next. Planned for the day: after most days few lines
-- come. `offset 0`: their balances are looked up one by one, not all read at once.
create or replace function app.payouts_ahead(by_day date)
  returns table (payee uuid, currency text, name text, country text, due_cents bigint, owed_cents bigint, next_due_on date)
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select b.payee, b.currency, b.name, b.country,
    -- What was paid ahead isn't due back.
    greatest(b.owed_cents - later.cents, least(0, b.owed_cents)), b.owed_cents, later.next_due_on
  from (
    select coalesce(l.talent_id, '00000000-0000-0000-0000-000000000000') as payee, l.currency, sum(l.amount_cents) as cents,
      min(l.due_on) filter (where l.kind = 'work') as next_due_on
    from public.payout_lines l where l.due_on > by_day group by 1, 2
  ) as later
  cross join lateral (
    select s.* from public.payout_balances s where s.payee = later.payee and s.currency = later.currency offset 0
  ) as b;
end
$$;
grant execute on function app.payouts_ahead to app_definer;
