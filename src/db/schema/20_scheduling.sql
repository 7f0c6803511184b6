-- When the operator takes intro calls, in the operator's time zone. One row, edited as a whole.
create table intro_call_hours (
  id int primary key default 1 check (id = 1),
  zone text not null check (length(zone) between 1 and 64),
  -- [{"weekday": 1, "from": "09:00", "to": "17:00"}, …]; Monday is 1. The domain has the full schema.
  weekly jsonb not null check (jsonb_typeof(weekly) = 'array'),
  days_off date[] not null default '{}',
  notice_hours int not null check (notice_hours between 0 and 336),
  horizon_days int not null check (horizon_days between 1 and 60),
  location text not null check (location ~ '\S' and length(location) <= 300),
  -- No foreign key: the hours outlive the account of whoever set them.
  edited_by uuid,
  updated_at timestamptz not null default now()
);
create trigger touch before update on intro_call_hours for each row execute function app.touch();
insert into intro_call_hours (zone, weekly, notice_hours, horizon_days, location)
select 'America/New_York', jsonb_agg(jsonb_build_object('weekday', day, 'from', '09:00', 'to', '17:00')), 4, 14,
  'Online. We mail you the link before the call.'
from generate_series(1, 5) as day;

alter table intro_call_hours enable row level security;
alter table intro_call_hours force row level security;
create policy admin_reads on intro_call_hours for select to app_admin using (true);
create policy admin_edits on intro_call_hours for update to app_admin
  using (true) with check (edited_by = (select app.user_id()));
create policy system_reads on intro_call_hours for select to app_system using (true);
grant select on intro_call_hours to app_admin, app_system;
grant update (zone, weekly, days_off, notice_hours, horizon_days, location, edited_by) on intro_call_hours to app_admin;
-- No insert or delete is granted.

-- A candidate's half-hour with the operator. Firms meet people in interviews.
create table intro_calls (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates on delete cascade,
  name text not null check (length(name) <= 300),
  email text not null check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  -- The person's time zone, which their emails use.
  zone text not null check (length(zone) between 1 and 64),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'held', 'missed')),
  -- Increases with each change, so that calendars take the latest.
  sequence int not null default 0 check (sequence >= 0),
  -- An admin cancels a call and says why; the guest reads it in the email.
  cancelled_by uuid references users on delete set null,
  cancel_reason text check (cancel_reason ~ '\S' and length(cancel_reason) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at = starts_at + interval '30 minutes'),
  -- The operator takes one call at a time, no matter who books or how many book at once.
  constraint intro_calls_one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
create index intro_calls_candidate on intro_calls (candidate_id, starts_at desc);
create index intro_calls_cancelled_by on intro_calls (cancelled_by);
create index intro_calls_time on intro_calls (starts_at, id);
-- Few calls are canceled, and one list shows only those.
create index intro_calls_cancelled on intro_calls (starts_at, id) where status = 'cancelled';
create unique index intro_calls_one_per_candidate on intro_calls (candidate_id) where status = 'booked';

create trigger touch before update on intro_calls for each row execute function app.touch();
create trigger moves before update of status on intro_calls for each row
  when (new.status is distinct from old.status) execute function app.check_move();
create trigger events after insert on intro_calls for each row execute function app.record_move();
create trigger events_of_moves after update of status, starts_at on intro_calls
  for each row when ((new.status, new.starts_at) is distinct from (old.status, old.starts_at))
  execute function app.record_move();
create trigger forget_in_record after delete on intro_calls for each row execute function app.forget_in_record();
-- function: app.schedule_interview
create trigger interview after insert or update of starts_at, status on intro_calls
  for each row execute function app.schedule_interview();

alter table intro_calls enable row level security;
alter table intro_calls force row level security;
create policy candidate_reads on intro_calls for select to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy admin_reads on intro_calls for select to app_admin using (true);
create policy admin_changes on intro_calls for update to app_admin
  using (status <> 'cancelled') with check (status <> 'cancelled' or cancelled_by = (select app.user_id()));
create policy system_reads on intro_calls for select to app_system using (true);
create policy system_books on intro_calls for insert to app_system with check (status = 'booked');
create policy system_moves on intro_calls for update to app_system using (true) with check (true);
create policy definer_merges on intro_calls to app_definer using (true) with check (true);
grant select on intro_calls to app_talent, app_admin, app_system;
grant update (starts_at, ends_at, status, sequence, cancelled_by, cancel_reason) on intro_calls to app_admin;
grant insert (candidate_id, name, email, zone, starts_at, ends_at) on intro_calls to app_system;
grant update (starts_at, ends_at, zone, status, sequence) on intro_calls to app_system;
grant select, update (candidate_id, status, sequence) on intro_calls to app_definer;
-- People book, move and cancel through app_system: with a signed link, or before they can sign in. No delete is granted.

-- function: app.merge_scheduling
