-- Bills what a firm that is about to be closed has approved and what is on no issued invoice, so that those who worked are paid: also what
-- a draft has, and what could have been taken back for another moment. Refuses while other hours wait, which nobody could approve anymore.
create or replace function app.close_books(firm uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  drafted uuid;
begin
  -- Whoever writes, submits, approves or returns at this moment is waited for, or finds no firm.
  perform from public.weeks w where w.firm_id = $1 and w.status <> 'invoiced' order by w.id for update;
  if app.has_waiting_hours($1) then
    raise exception 'hours wait for a decision' using errcode = 'check_violation', constraint = 'firms_decide_on_hours';
  end if;
  delete from public.invoices i where i.firm_id = $1 and i.status = 'draft';
  insert into public.invoices (firm_id, client, client_place, terms_days, through)
  select f.id, coalesce(f.name, 'The client'), coalesce(f.address, f.state, ''), f.terms_days, max(w.starts_on) + 6
  from public.firms f join public.weeks w on w.firm_id = f.id and w.status = 'approved'
  where f.id = $1 group by f.id
  returning id into drafted;
  if drafted is not null then
    insert into public.invoice_lines (invoice_id, week_id)
    select drafted, w.id from public.weeks w where w.firm_id = $1 and w.status = 'approved';
    perform app.issue_invoice(drafted);
  end if;
end
$$;
alter function app.close_books owner to app_definer;
-- Not granted to anyone: only app.forget_projects calls it.
