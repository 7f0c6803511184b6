-- How much of a new credit goes back by Stripe: what the firm has then paid too much, as far as it came by Stripe. What earlier notes send
-- back counts from the moment they are issued, whether or not Stripe has told of it. Whoever calls it holds the invoice's row.
create or replace function app.refund_of_credit(invoice uuid, credit_cents bigint) returns bigint
  language sql stable security definer set search_path = ''
begin atomic
  with moved as (
    select coalesce(sum(case when p.kind in ('refund', 'dispute') then -p.amount_cents else p.amount_cents end), 0) as paid,
      coalesce(sum(case when p.kind = 'dispute' then -p.amount_cents else p.amount_cents end)
        filter (where p.kind in ('stripe', 'dispute', 'dispute_won')), 0) as by_stripe,
      coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.recorded_by is null), 0) as refunded
    from public.payments p where p.invoice_id = $1
  ), noted as (
    select coalesce(sum(c.total_cents), 0) as credited, coalesce(sum(c.refund_cents), 0) as promised
    from public.credit_notes c where c.invoice_id = $1
  )
  select greatest(0, least($2, by_stripe - greatest(promised, refunded),
    paid - greatest(0, promised - refunded) + credited + $2 - (select i.total_cents from public.invoices i where i.id = $1)))
  from moved, noted;
end;
alter function app.refund_of_credit owner to app_definer;
-- Not granted to anyone: only functions call it.
