-- From which charges a new credit note sends money back, and how much of each: what the firm has then paid too much, from its newest charge
-- back, of each at most what is left of it. What earlier notes send back counts from the moment they are issued, whether or not Stripe has
-- told of it. A refund that failed is sent back by hand: nothing else takes its place here. Whoever calls it holds the invoice's row.
create or replace function app.refunds_of_credit(note uuid) returns table (charge_id uuid, amount_cents bigint)
  language sql stable security definer set search_path = ''
begin atomic
  with charged as (
    select c.id, c.attempt, greatest(0, moved.received - greatest(sent.promised, moved.refunded)) as rest,
      greatest(0, sent.promised - moved.refunded) as under_way
    from public.credit_notes n
    join public.charges c on c.invoice_id = n.invoice_id
    cross join lateral (
      select
        coalesce(sum(p.paid_cents) filter (where p.kind not in ('refund', 'refund_failed')), 0) as received,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'refund'), 0) as refunded
      from public.payments p where p.charge_id = c.id
    ) as moved
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0) as promised from public.credit_refunds r where r.charge_id = c.id
    ) as sent
    where n.id = $1
  ), owed as (
    select least(n.total_cents, (select sum(p.paid_cents) from public.payments p where p.invoice_id = i.id)
      + (select sum(c.total_cents) from public.credit_notes c where c.invoice_id = i.id) - i.total_cents - (select sum(c.under_way) from charged c)) as cents
    from public.credit_notes n join public.invoices i on i.id = n.invoice_id where n.id = $1
  )
  select spread.id, spread.cents::bigint from (
    select c.id,
      least(c.rest, owed.cents - coalesce(sum(c.rest) over (order by c.attempt desc rows between unbounded preceding and 1 preceding), 0))
    from charged c, owed
  ) as spread (id, cents)
  where spread.cents > 0;
end;
alter function app.refunds_of_credit owner to app_definer;
-- Not granted to anyone: only functions call it.
