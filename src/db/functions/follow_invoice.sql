-- What follows from each move of an invoice: its weeks are invoiced and their pay is due to those who worked them, and a job tells the firm.
create or replace function app.follow_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'draft' then
    update public.weeks w set status = 'invoiced' from public.invoice_lines l where l.invoice_id = new.id and w.id = l.week_id;
    insert into public.payout_lines (talent_id, kind, amount_cents, due_on, invoice_line_id)
    select l.talent_id, 'work', l.pay_cents, new.issued_on + 7, l.id
    from public.invoice_lines l where l.invoice_id = new.id and l.pay_cents > 0
    order by l.starts_on, l.project, l.id;
  end if;
  insert into public.jobs (kind, key, due_at)
  select 'follow-invoice', concat_ws(':', new.id, old.status, new.status, extract(epoch from clock_timestamp())), now()
  on conflict (kind, key) do nothing;
  return null;
end
$$;
alter function app.follow_invoice owner to app_definer;
-- Not granted to anyone: only triggers call it.
