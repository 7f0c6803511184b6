-- Where an invoice stands, from what was credited and paid. Whoever calls it holds its row.
create or replace function app.settle_invoice(invoice uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  open bigint;
  credited bigint;
  found public.invoices;
begin
  select i.* into found from public.invoices i where i.id = $1;
  credited = coalesce((select sum(c.total_cents) from public.credit_notes c where c.invoice_id = $1), 0);
  open = found.total_cents - credited - coalesce((select sum(p.paid_cents) from public.payments p where p.invoice_id = $1), 0);
  if found.status <> 'credited' and found.status <> 'processing'
    and not exists (select from public.invoice_lines l where l.invoice_id = $1 and l.credit_note_id is null) then
    update public.invoices i set status = 'credited' where i.id = $1;
  elsif open <= 0 and found.status in ('issued', 'overdue', 'processing', 'failed') then
    update public.invoices i set status = 'paid' where i.id = $1;
  -- What was charged isn't enough, and nothing else is under way.
  elsif open > 0 and found.status = 'processing'
    and not exists (select from public.charges c where c.invoice_id = $1 and c.outcome in ('started', 'processing', 'action')) then
    update public.invoices i set status = 'failed' where i.id = $1;
  elsif open > 0 and found.status = 'paid' then
    update public.invoices i set status = 'issued' where i.id = $1;
  end if;
end
$$;
alter function app.settle_invoice owner to app_definer;
-- Not granted to anyone: only functions call it.
