-- Issues a draft for the product, which does so on its own at the end of a firm's week or month.
create or replace function app.issue_invoice(invoice uuid) returns text
  language sql security definer set search_path = ''
begin atomic
  update public.invoices i set status = 'issued' where i.id = $1 and i.status = 'draft' returning i.number;
end;
alter function app.issue_invoice owner to app_definer;
grant execute on function app.issue_invoice to app_system;
