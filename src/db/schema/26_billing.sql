-- Events received from Stripe, which may deliver one more than once. Each counts once.
create table stripe_events (
  id text primary key check (length(id) <= 255),
  type text not null check (length(type) <= 255),
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index stripe_events_oldest on stripe_events (received_at);
alter table stripe_events enable row level security;
alter table stripe_events force row level security;
create policy system_reads on stripe_events for select to app_system using (true);
create policy system_receives on stripe_events for insert to app_system with check (true);
-- Stripe stops retrying after three days, so a month is more than enough.
create policy system_clears on stripe_events for delete to app_system using (received_at < now() - interval '30 days');
grant select, delete on stripe_events to app_system;
grant insert (id, type, happened_at) on stripe_events to app_system;
-- No update is granted.

-- Customers of closed firms that still have to be deleted at Stripe, which may not respond at that moment.
create table customers_to_delete (
  customer_id text primary key check (length(customer_id) <= 255),
  left_at timestamptz not null default now()
);
alter table customers_to_delete enable row level security;
alter table customers_to_delete force row level security;
create policy system_reads on customers_to_delete for select to app_system using (true);
create policy system_clears on customers_to_delete for delete to app_system using (true);
create policy definer_adds on customers_to_delete for insert to app_definer with check (true);
grant select, delete on customers_to_delete to app_system;
grant insert (customer_id) on customers_to_delete to app_definer;
-- No update is granted.

-- function: app.forget_billing
create trigger forget_billing before delete on firms
  for each row when (old.stripe_customer_id is not null) execute function app.forget_billing();
