-- What a firm owes: the sum of its ledger, and what of it is overdue. For the firm itself, admins and the product.
create or replace function app.firm_balance(firm uuid) returns table (balance_cents bigint, overdue_cents bigint)
  language sql stable security definer set search_path = ''
begin atomic
  select
    coalesce((select sum(i.total_cents) from public.invoices i where i.firm_id = $1 and i.issued_on is not null), 0)
    - coalesce((select sum(c.total_cents) from public.credit_notes c where c.firm_id = $1), 0)
    - coalesce((select sum(p.paid_cents) from public.payments p where p.firm_id = $1), 0),
    coalesce((
      select sum(greatest(0, i.total_cents
        - coalesce((select sum(c.total_cents) from public.credit_notes c where c.invoice_id = i.id), 0)
        - coalesce((select sum(p.paid_cents) from public.payments p where p.invoice_id = i.id), 0)))
      from public.invoices i where i.firm_id = $1 and i.status = 'overdue'
    ), 0)
  where current_setting('role') in ('none', 'app_system', 'app_admin') or $1 = app.firm_id();
end;
alter function app.firm_balance owner to app_definer;
grant execute on function app.firm_balance to app_admin, app_buyer, app_system;
