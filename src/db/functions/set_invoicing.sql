-- How a firm is invoiced from now on. What was issued keeps its terms.
create or replace function app.set_invoicing(firm uuid, rhythm text, scope text, days int) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.firms f set invoice_rhythm = rhythm, invoice_scope = scope, terms_days = days where f.id = $1;
  return found;
end
$$;
alter function app.set_invoicing owner to app_definer;
grant execute on function app.set_invoicing to app_admin;
