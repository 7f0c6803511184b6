-- What admins did: who, when, what, on whom. Written in the transaction of the act, so that neither is without the other.
create table admin_acts (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- Without a reference: when an account is deleted its id stays, as a pseudonym that still tells one former admin from
  -- another. Nobody is the operator at the command line.
  actor_id uuid default app.user_id(),
  -- As it was then. The database fills it in.
  actor_name text not null default '',
  act text not null check (act ~ '^[a-z]+\.[a-z-]+$' and length(act) <= 60),
  subject_kind text check (subject_kind ~ '^[a-z-]{1,40}$'),
  subject_id uuid,
  subject_label text,
  -- Words and numbers of the product; never what people wrote, nor what opens anything.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and length(detail::text) <= 4000)
);
create index admin_acts_actor on admin_acts (actor_id, id desc);
create index admin_acts_act on admin_acts (act, id desc);
create index admin_acts_day on admin_acts (happened_at desc, id desc);
-- One kind of act within some days.
create index admin_acts_act_day on admin_acts (act, happened_at desc, id desc);
create index admin_acts_subject on admin_acts (subject_id);

-- function: app.name_admin_act
create trigger name before insert on admin_acts for each row execute function app.name_admin_act();

alter table admin_acts enable row level security;
alter table admin_acts force row level security;
create policy admin_reads on admin_acts for select to app_admin using (true);
create policy admin_records on admin_acts for insert to app_admin with check (actor_id = (select app.user_id()));
create policy system_reads on admin_acts for select to app_system using (true);
create policy system_records on admin_acts for insert to app_system with check (true);
create policy definer_reads on admin_acts for select to app_definer using (true);
create policy definer_records on admin_acts for insert to app_definer with check (true);
create policy definer_forgets on admin_acts for update to app_definer using (true) with check (true);
grant select on admin_acts to app_admin, app_system, app_definer;
grant insert (act, subject_kind, subject_id, subject_label, detail) on admin_acts to app_admin;
grant insert (actor_id, act, subject_kind, subject_id, subject_label, detail) on admin_acts to app_system;
grant insert (actor_id, act) on admin_acts to app_definer;
grant update (actor_name, subject_label) on admin_acts to app_definer;
-- Append-only: no other update and no delete is granted to anyone.
