-- When a firm is deleted, its customer at Stripe waits to be deleted there: Stripe may not answer in that moment.
create or replace function app.forget_billing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.customers_to_delete (customer_id) values (old.stripe_customer_id);
  return old;
end
$$;
alter function app.forget_billing owner to app_definer;
-- No execute is granted: a trigger calls it.
