-- When a firm is closed, its Stripe customer is queued for deletion, since Stripe may not respond at that moment.
create or replace function app.forget_billing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.customers_to_delete (customer_id) values (old.stripe_customer_id);
  return old;
end
$$;
alter function app.forget_billing owner to app_definer;
-- Not granted to anyone: only triggers call it.
