-- An invoice is processing while a charge is under way, and failed when it ended without money. Money comes as a payment.
create or replace function app.follow_charge() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  now_is text;
begin
  select i.status into now_is from public.invoices i where i.id = new.invoice_id for update;
  if new.outcome in ('started', 'processing') then
    if now_is = 'failed' then
      update public.invoices i set status = 'issued' where i.id = new.invoice_id;
    end if;
    update public.invoices i set status = 'processing' where i.id = new.invoice_id and i.status in ('issued', 'overdue');
  elsif new.outcome in ('action', 'failed') then
    update public.invoices i set status = 'failed' where i.id = new.invoice_id and i.status = 'processing';
  end if;
  return null;
end
$$;
alter function app.follow_charge owner to app_definer;
-- Not granted to anyone: only triggers call it.
