-- The books stay without the name of whoever leaves: nobody is found in them anymore.
create or replace function app.forget_invoices() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'users' then
    update public.invoice_lines l set professional = 'Deleted account' where l.talent_id = old.id;
  else
    update public.invoices i set client = 'Closed firm', client_place = '' where i.firm_id = old.id;
  end if;
  return old;
end
$$;
alter function app.forget_invoices owner to app_definer;
-- Not granted to anyone: only triggers call it.
