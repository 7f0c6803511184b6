-- A payment belongs to an issued invoice and its firm. What an admin records is no more than what is open, or was paid, and no transfer
-- while a charge is under way. Then its invoice is settled, and a charge that waits for the firm's bank is for too much by now.
create or replace function app.receive_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  found public.invoices;
  paid bigint;
begin
  if tg_when = 'AFTER' then
    perform app.settle_invoice(new.invoice_id);
    insert into public.jobs (kind, key, due_at)
    select 'follow-invoice', concat_ws(':', new.invoice_id, 'payment', new.id), now()
    from public.charges c where c.invoice_id = new.invoice_id and c.outcome = 'action';
    return null;
  end if;
  select i.* into found from public.invoices i where i.id = new.invoice_id for update;
  if found.status = 'draft' then
    raise exception 'a draft is not paid' using errcode = 'check_violation';
  end if;
  if new.recorded_by is not null then
    if new.kind = 'transfer' and found.status = 'processing' then
      raise exception 'a charge is under way' using errcode = 'check_violation';
    end if;
    paid = coalesce((select sum(p.paid_cents) from public.payments p where p.invoice_id = found.id), 0);
    if new.kind = 'refund' and new.amount_cents > paid or new.kind = 'transfer' and new.amount_cents > found.total_cents - paid
      - coalesce((select sum(c.total_cents) from public.credit_notes c where c.invoice_id = found.id), 0) then
      raise exception 'a payment is at most what is open, and a refund what was paid' using errcode = 'check_violation';
    end if;
  end if;
  new.firm_id = found.firm_id;
  return new;
end
$$;
alter function app.receive_payment owner to app_definer;
-- Not granted to anyone: only triggers call it.
