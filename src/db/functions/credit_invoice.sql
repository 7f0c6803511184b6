-- Credits lines of an issued invoice by a note of its own number. With `returns_hours` the weeks go back to be corrected, and what was due
-- for them isn't anymore, unless nobody could correct or approve them; otherwise those who worked them keep their pay.
create or replace function app.credit_invoice(invoice uuid, lines uuid[], reason text, returns_hours boolean) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  found public.invoices;
  note uuid;
begin
  select i.* into found from public.invoices i where i.id = $1 for update;
  if found.status not in ('issued', 'overdue', 'failed', 'paid') then
    raise exception 'this invoice cannot be credited now' using errcode = 'check_violation';
  end if;
  -- Whoever deletes the project, the firm or the account at this moment is waited for, or has left nothing to correct.
  if returns_hours and (
    select count(*) from (
      select from public.invoice_lines l join public.weeks w on w.id = l.week_id
      where l.id = any($2) and w.engagement_id is not null and w.firm_id is not null and w.talent_id is not null
      order by w.id for update of w
    ) as correctable
  ) < cardinality($2) then
    raise exception 'nobody can correct these hours' using errcode = 'check_violation', constraint = 'hours_can_be_corrected';
  end if;
  insert into public.credit_notes (number, invoice_id, firm_id, reason, issued_on, minutes, pay_cents, fee_cents, total_cents, issued_by)
  select app.next_number('CN', app.firm_today(null)), $1, found.firm_id, $3, app.firm_today(null), sum(l.minutes), sum(l.pay_cents),
    sum(l.fee_cents), sum(l.pay_cents + l.fee_cents), app.user_id()
  from public.invoice_lines l where l.invoice_id = $1 and l.credit_note_id is null and l.id = any($2)
  having count(*) = cardinality($2) and count(*) > 0
  returning id into note;
  if note is null then
    raise exception 'these lines cannot be credited' using errcode = 'check_violation';
  end if;
  insert into public.credit_refunds (credit_note_id, charge_id, amount_cents)
  select note, back.charge_id, back.amount_cents from app.refunds_of_credit(note) back;
  update public.invoice_lines l set credit_note_id = note where l.id = any($2);
  if returns_hours then
    update public.weeks w set status = 'returned', reason = $3, returned_lines = '{}'
    from public.invoice_lines l where l.credit_note_id = note and w.id = l.week_id and w.status = 'invoiced';
    insert into public.payout_lines (talent_id, kind, amount_cents, due_on, invoice_line_id, note)
    select l.talent_id, 'credit', -l.pay_cents, app.firm_today(null), l.id, $3
    from public.invoice_lines l where l.credit_note_id = note and l.pay_cents > 0
    order by l.starts_on, l.project, l.id;
  end if;
  perform app.settle_invoice($1);
  insert into public.jobs (kind, key, due_at) values ('follow-invoice', concat_ws(':', $1, 'note', note), now())
  on conflict (kind, key) do nothing;
  return note;
end
$$;
alter function app.credit_invoice owner to app_definer;
grant execute on function app.credit_invoice to app_admin;
