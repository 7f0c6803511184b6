-- Customers whose account is gone and whom Stripe has yet to delete: it may not answer in the moment that someone leaves.
create table leaving_customers (
  customer_id text primary key check (length(customer_id) <= 255),
  left_at timestamptz not null default now()
);
alter table leaving_customers enable row level security;
alter table leaving_customers force row level security;
create policy system_reads on leaving_customers for select to app_system using (true);
create policy system_adds on leaving_customers for insert to app_system with check (true);
create policy system_clears on leaving_customers for delete to app_system using (true);
grant select, delete on leaving_customers to app_system;
grant insert (customer_id) on leaving_customers to app_system;
-- No update is granted.
