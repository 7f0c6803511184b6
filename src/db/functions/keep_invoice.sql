-- Issuing gives an invoice its number, its dates, its sums and where to pay, and marks its weeks. After that nothing changes but its
-- status and the latest reminder, and it is never deleted.
create or replace function app.keep_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'an issued invoice stays' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.status = 'draft' and new.status = 'issued' then
    -- What was approved when it was drafted may have been taken back since.
    if exists (
      select from public.invoice_lines l left join public.weeks w on w.id = l.week_id
      where l.invoice_id = new.id and (w.status, w.minutes, w.rate_cents) is distinct from ('approved', l.minutes, l.rate_cents)
    ) then
      raise exception 'only approved weeks are billed' using errcode = 'check_violation';
    end if;
    select coalesce(sum(l.minutes), 0), coalesce(sum(l.pay_cents), 0), coalesce(sum(l.fee_cents), 0)
    into new.minutes, new.pay_cents, new.fee_cents
    from public.invoice_lines l where l.invoice_id = new.id;
    new.total_cents = new.pay_cents + new.fee_cents;
    new.issued_on = app.firm_today(null);
    new.due_on = new.issued_on + new.terms_days;
    new.number = app.next_number('INV', new.issued_on);
    new.transfer_details = (select s.transfer_details from public.operator_settings s);
    return new;
  end if;
  if to_jsonb(new) - '{status,firm_id,engagement_id,reminded_day,updated_at,client,client_place}'::text[]
    <> to_jsonb(old) - '{status,firm_id,engagement_id,reminded_day,updated_at,client,client_place}'::text[]
    or (new.client, new.client_place) not in ((old.client, old.client_place), ('Closed firm', '')) then
    raise exception 'an issued invoice stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function app.keep_invoice owner to app_definer;
-- Not granted to anyone: only triggers call it.
