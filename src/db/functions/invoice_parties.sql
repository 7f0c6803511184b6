-- Whom emails about an invoice are for: the firm's billing contact, or else its owners. For the product and admins.
create or replace function app.invoice_parties(invoice uuid) returns table (email text, first_name text)
  language sql stable security definer set search_path = ''
begin atomic
  select b.email, b.first_name
  from public.invoices i
  join public.firms f on f.id = i.firm_id
  join public.buyers b on b.firm_id = f.id
    and (b.id = f.billing_contact_id or f.billing_contact_id is null and b.firm_role = 'owner')
  where i.id = $1;
end;
alter function app.invoice_parties owner to app_definer;
grant execute on function app.invoice_parties to app_admin, app_system;
