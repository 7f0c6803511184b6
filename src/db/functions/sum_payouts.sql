-- Adds what lines change to what people are owed, once for each statement. People come in one order, so that nobody waits in a circle.
-- Which line is the last is looked up only where one was taken away.
create or replace function app.sum_payouts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  changes public.payout_balances[] := '{}';
begin
  -- Two statements, since each is planned with the tables that its trigger has.
  if tg_op <> 'DELETE' then
    changes = array(select row(coalesce(l.talent_id, nobody), l.currency, l.amount_cents, 1, l.due_on, null, null)::public.payout_balances from added l);
  end if;
  if tg_op <> 'INSERT' then
    changes = changes
      || array(select row(coalesce(l.talent_id, nobody), l.currency, -l.amount_cents, -1, l.due_on, null, null)::public.payout_balances from removed l);
  end if;
  insert into public.payout_balances as b
  select s.payee, s.currency, s.owed_cents, s.lines, s.last_due_on, p.name, p.country
  from (
    select c.payee, c.currency, sum(c.owed_cents) as owed_cents, sum(c.lines) as lines, max(c.last_due_on) as last_due_on
    from unnest(changes) as c group by c.payee, c.currency having sum(c.owed_cents) <> 0 or sum(c.lines) <> 0
  ) as s
  left join lateral app.payee(s.payee) p on true
  order by s.payee, s.currency
  on conflict (payee, currency) do update set
    owed_cents = b.owed_cents + excluded.owed_cents, lines = b.lines + excluded.lines, last_due_on = greatest(b.last_due_on, excluded.last_due_on);
  if tg_op <> 'INSERT' then
    delete from public.payout_balances b using unnest(changes) as c
    where b.payee = c.payee and b.currency = c.currency and b.lines = 0;
    update public.payout_balances b set last_due_on = coalesce(
      (select max(l.due_on) from public.payout_lines l where l.talent_id = b.payee and l.currency = b.currency),
      (select max(l.due_on) from public.payout_lines l where l.talent_id is null and b.payee = nobody and l.currency = b.currency)
    )
    from (select distinct c.payee, c.currency from unnest(changes) as c where c.lines < 0) as less
    where b.payee = less.payee and b.currency = less.currency;
  end if;
  return null;
end
$$;
alter function app.sum_payouts owner to app_definer;
-- Not granted to anyone: only triggers call it.
