-- Payment methods are kept by Stripe alone. Of a buyer's customer we know the name, and by which attempt it is made: the
-- same attempt gives the same customer, however often and wherever it is tried.
alter table buyers add column stripe_attempt uuid not null default gen_random_uuid();
create policy system_links on buyers for update to app_system using (true) with check (true);
grant update (stripe_customer_id, stripe_attempt) on buyers to app_system;
-- The buyer may write neither.

-- What Stripe has told us. An event is delivered more than once at times, and counts once.
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
-- Stripe gives up delivering after three days; none comes again after a month.
create policy system_clears on stripe_events for delete to app_system using (received_at < now() - interval '30 days');
grant select, delete on stripe_events to app_system;
grant insert (id, type, happened_at) on stripe_events to app_system;
-- No update is granted.
