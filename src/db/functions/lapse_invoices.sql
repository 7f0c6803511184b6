-- What wasn't paid by its due date is overdue, also where the bank waits for the firm, but not while a charge is processed. Answers how
-- many became so.
create or replace function app.lapse_invoices() returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  lapsed int;
begin
  update public.invoices i set status = 'overdue'
  where i.status in ('issued', 'failed') and i.due_on < app.firm_today(null);
  get diagnostics lapsed = row_count;
  return lapsed;
end
$$;
alter function app.lapse_invoices owner to app_definer;
grant execute on function app.lapse_invoices to app_system;
