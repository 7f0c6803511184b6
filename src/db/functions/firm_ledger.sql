-- Everything that changes what a firm owes, newest first: invoices, credit notes and payments; all of it, or the latest so many. Amounts
-- are positive; the kind says which way. For the firm itself, admins and the product.
create or replace function app.firm_ledger(firm uuid, most int default null)
  returns table (day date, at timestamptz, kind text, document_id uuid, invoice_id uuid, label text, amount_cents int)
  language sql stable security definer set search_path = ''
begin atomic
  select entry.* from (
    (
      select i.issued_on, i.created_at, 'invoice', i.id, i.id, i.number, i.total_cents
      from public.invoices i where i.firm_id = $1 and i.issued_on is not null
      order by i.issued_on desc, i.created_at desc, i.id desc limit $2
    )
    union all
    (
      select c.issued_on, c.created_at, 'credit_note', c.id, c.invoice_id, c.number, c.total_cents
      from public.credit_notes c where c.firm_id = $1
      order by c.issued_on desc, c.created_at desc, c.id desc limit $2
    )
    union all
    (
      select p.received_on, p.created_at, case when p.kind in ('transfer', 'stripe') then 'payment' else p.kind end, p.id, p.invoice_id,
        p.reference, p.amount_cents
      from public.payments p where p.firm_id = $1
      order by p.received_on desc, p.created_at desc, p.id desc limit $2
    )
  ) as entry (day, at, kind, document_id, invoice_id, label, amount_cents)
  where current_setting('role') in ('none', 'app_system', 'app_admin') or $1 = app.firm_id()
  order by entry.day desc, entry.at desc, entry.document_id desc
  limit $2;
end;
alter function app.firm_ledger owner to app_definer;
grant execute on function app.firm_ledger to app_admin, app_buyer, app_system;
