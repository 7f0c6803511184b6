-- What happened: to whom or what, by whom, when, and what changed. One table for timelines, the admins' record and
-- everything that follows from an event. The database itself writes status changes, in the same transaction.
create table events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  event text not null check (event ~ '^[a-z]+\.[a-z-]+$' and length(event) <= 60),
  -- No foreign key: an event stays when its subject is deleted.
  subject_kind text check (subject_kind ~ '^[a-z-]{1,40}$'),
  subject_id uuid,
  subject_label text,
  -- No foreign key: the id of a deleted account stays as a pseudonym, so that former users can still be told apart.
  actor_id uuid default app.user_id(),
  -- As of the event, filled in by the database. Without an actor, it was the operator at the command line or Glide itself.
  actor_name text not null default '',
  actor_role text not null default 'system' check (actor_role in ('talent', 'buyer', 'admin', 'operator', 'system')),
  -- The firm that the event concerns.
  firm_id uuid,
  from_status text,
  to_status text,
  -- An attempt that was refused because someone else had already decided.
  is_stale boolean not null default false,
  -- Terms and numbers of the product; never text that people wrote, and no secrets.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and length(detail::text) <= 4000),
  -- By column: {"from": …, "to": …}. Includes the notes of a decision; a merge adds the name and address of the record that ended.
  changes jsonb check (jsonb_typeof(changes) = 'object'),
  -- The columns that an edit changed, where their names are for everyone who reads the event.
  fields text[]
);
create index events_subject on events (subject_id, id desc);
create index events_actor on events (actor_id, id desc);
-- For the admins' record, by event and day.
create index events_admin_event on events (event, id desc) where actor_role in ('admin', 'operator') and not is_stale;
create index events_admin_day on events (happened_at desc, id desc) where actor_role in ('admin', 'operator') and not is_stale;
create index events_admin_event_day on events (event, happened_at desc, id desc)
  where actor_role in ('admin', 'operator') and not is_stale;

-- function: app.name_event
create trigger name before insert on events for each row execute function app.name_event();

alter table events enable row level security;
alter table events force row level security;
create policy admin_reads on events for select to app_admin using (true);
create policy admin_records on events for insert to app_admin with check (actor_id = (select app.user_id()));
-- Firms read the events that concern them; talent read those of their candidate record and of their applications.
create policy firm_reads on events for select to app_buyer using (firm_id = (select app.firm_id()));
create policy talent_reads on events for select to app_talent using (
  subject_kind = 'candidate' and exists (select from candidates c where c.id = subject_id)
  or subject_kind = 'application' and exists (select from applications a where a.id = subject_id)
);
create policy system_reads on events for select to app_system using (true);
create policy system_records on events for insert to app_system with check (true);
create policy definer_reads on events for select to app_definer using (true);
create policy definer_records on events for insert to app_definer with check (true);
create policy definer_forgets on events for update to app_definer using (true) with check (true);
create policy definer_clears on events for delete to app_definer using (true);
grant select on events to app_admin, app_system, app_definer;
-- Only admins see what an admin noted about someone, and which admin it was. Of what concerns a firm, its people see whom it was about.
grant select (id, happened_at, event, subject_kind, subject_id, from_status, to_status, is_stale) on events to app_talent;
grant select (id, happened_at, event, subject_kind, subject_id, subject_label, actor_id, actor_name, firm_id, from_status, to_status, is_stale,
  fields) on events to app_buyer;
grant insert (event, subject_kind, subject_id, subject_label, detail) on events to app_admin;
grant insert (actor_id, actor_role, event, subject_kind, subject_id, subject_label, detail) on events to app_system;
grant insert, delete on events to app_definer;
grant update (actor_name, subject_label, detail, changes) on events to app_definer;
-- Append-only: when someone leaves, the database removes their name and their timeline. No other update or delete is granted
-- to anyone.

-- function: app.record_stale_move
