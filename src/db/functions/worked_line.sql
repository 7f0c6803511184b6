-- The week behind what is due: for whoever worked it and for admins. Who pays and what is added to it is the firm's.
create or replace function app.worked_line(invoice_line uuid)
  returns table (starts_on date, minutes int, rate_cents int, client text)
  language sql stable security definer rows 1 set search_path = ''
begin atomic
  select l.starts_on, l.minutes, l.rate_cents, i.client
  from public.invoice_lines l join public.invoices i on i.id = l.invoice_id
  where l.id = $1 and (current_setting('role') = 'app_admin' or exists (
    select from public.payout_lines p where p.invoice_line_id = l.id and p.talent_id = app.user_id()
  ));
end;
alter function app.worked_line owner to app_definer;
grant execute on function app.worked_line to app_admin, app_talent;
