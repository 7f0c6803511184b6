-- What wasn't paid by its due date is overdue. Answers how many became so.
create or replace function app.lapse_invoices() returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  lapsed int;
begin
  update public.invoices i set status = 'overdue'
  where i.status in ('issued', 'failed') and i.due_on < app.firm_today(null)
    and not exists (select from public.charges c where c.invoice_id = i.id and c.outcome in ('started', 'processing', 'action'));
  get diagnostics lapsed = row_count;
  return lapsed;
end
$$;
alter function app.lapse_invoices owner to app_definer;
grant execute on function app.lapse_invoices to app_system;
