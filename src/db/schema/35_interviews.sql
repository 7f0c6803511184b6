-- Which times people have booked: a row for each person of each booked call. Triggers of intro calls and of interviews write it,
-- so that nobody has two calls at once, no matter of which kind.
create table booked_times (
  call_id uuid not null,
  -- A candidate, or the account of someone at a firm. No foreign keys: the call removes its rows.
  person_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (call_id, person_id),
  check (starts_at < ends_at),
  -- Ranges of hashes stand for equal ids, which need no extension. If two ids ever had the same hash, a free time would be
  -- refused; nobody would be booked twice.
  constraint booked_times_one_call_at_a_time exclude using gist (
    int8range(uuid_hash_extended(person_id, 0), uuid_hash_extended(person_id, 0), '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);
create index booked_times_person on booked_times (person_id, ends_at);

alter table booked_times enable row level security;
alter table booked_times force row level security;
create policy definer_books on booked_times to app_definer using (true) with check (true);
grant select, insert, delete on booked_times to app_definer;
-- Nobody else reads or writes it: app.busy_times answers for those who meet.

-- function: app.book_times
create trigger book_times after insert or delete or update of status, starts_at, ends_at, candidate_id on intro_calls
  for each row execute function app.book_times();

-- A meeting of a firm and a person.
create table interviews (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates on delete cascade,
  -- The host: whoever of the firm arranged it, or took it over. The firm is set only by the database: it is the host's of that time.
  buyer_id uuid not null default app.buyer_id() references buyers on delete cascade,
  firm_id uuid not null default app.firm_id() references firms on delete cascade,
  -- Others of the firm who take part. Without foreign keys: a trigger on buyers takes out those who leave.
  colleague_ids uuid[] not null default '{}' check (cardinality(colleague_ids) <= 3),
  project_id uuid references projects on delete set null,
  minutes int not null check (minutes in (30, 45, 60)),
  status text not null default 'proposed'
    check (status in ('proposed', 'booked', 'held', 'no-show', 'cancelled', 'expired')),
  starts_at timestamptz,
  -- Set only by the database.
  ends_at timestamptz check (ends_at = starts_at + minutes * interval '1 minute'),
  -- Times to choose from, and whose they are: the other side chooses.
  proposed timestamptz[] not null default '{}' check (cardinality(proposed) <= 5),
  proposed_by text check (proposed_by in ('owner', 'talent')),
  -- The time zones that the emails use.
  owner_zone text not null check (length(owner_zone) between 1 and 64),
  talent_zone text not null check (length(talent_zone) between 1 and 64),
  -- What the firm typed for this one in place of its core hours, and whether federal holidays are offered, too. They go on counting when it
  -- is moved.
  owner_from text check (owner_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  owner_to text check (owner_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  with_holidays boolean not null default false,
  -- Where it takes place. Null while nobody knows; the room of the operator's template has a name that nobody can guess.
  link text check (link ~ '^https://\S+$' and length(link) <= 1000),
  -- What each side last told the other; longer than what may be typed where contact data is replaced.
  owner_word text check (owner_word ~ '\S' and length(owner_word) <= 10000),
  talent_word text check (talent_word ~ '\S' and length(talent_word) <= 10000),
  cancelled_by text check (cancelled_by in ('owner', 'talent', 'admin', 'system')),
  cancel_word text check (cancel_word ~ '\S' and length(cancel_word) <= 10000),
  -- What took it along when it ended. Where it is the application, the talent reads it in the email about that.
  ended_with text check (ended_with in ('application', 'project')),
  -- Increases with each change that calendars must know of. Set only by the database, as are the counts of moves.
  sequence int not null default 0 check (sequence >= 0),
  owner_moves int not null default 0 check (owner_moves between 0 and 2),
  talent_moves int not null default 0 check (talent_moves between 0 and 2),
  -- What each side said about whether it took place, and the firm about whether it met the person in the profile.
  owner_held boolean,
  talent_held boolean,
  was_as_profiled boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status not in ('booked', 'held', 'no-show') or starts_at is not null),
  check (status <> 'proposed' or cardinality(proposed) > 0),
  constraint interviews_proposed_has_no_time check (status <> 'proposed' or starts_at is null),
  check ((starts_at is null) = (ends_at is null))
);
create index interviews_candidate on interviews (candidate_id, created_at desc);
create index interviews_host on interviews (buyer_id);
create index interviews_colleagues on interviews using gin (colleague_ids);
create index interviews_firm on interviews (firm_id, created_at desc);
create index interviews_project on interviews (project_id);
-- One that was only proposed stands at the first of its times.
create index interviews_time on interviews (coalesce(starts_at, proposed[1]), id);
-- With what their count compares.
create index interviews_firm_time on interviews (firm_id, coalesce(starts_at, proposed[1]), id) include (status, ends_at, owner_held);
create index interviews_ahead on interviews (coalesce(starts_at, proposed[1]), id) where status in ('proposed', 'booked');
create index interviews_over on interviews (coalesce(starts_at, proposed[1]), id) where status in ('held', 'no-show', 'expired');
create index interviews_cancelled on interviews (coalesce(starts_at, proposed[1]), id) where status = 'cancelled';

create trigger touch before update on interviews for each row execute function app.touch();
-- function: app.arrange_interview
create trigger arrange before insert or update on interviews for each row execute function app.arrange_interview();
create trigger moves before update of status on interviews for each row
  when (new.status is distinct from old.status) execute function app.check_move();
create trigger book_times after insert or delete or update of status, starts_at, candidate_id, buyer_id, colleague_ids on interviews
  for each row execute function app.book_times();
create trigger events after insert on interviews for each row execute function app.record_move();
create trigger events_of_moves after update on interviews for each row
  when ((new.status, new.starts_at, new.proposed) is distinct from (old.status, old.starts_at, old.proposed))
  execute function app.record_move();
create trigger forget_in_record after delete on interviews for each row execute function app.forget_in_record();
-- function: app.follow_interview
create trigger follow after insert or update on interviews for each row execute function app.follow_interview();

alter table interviews enable row level security;
alter table interviews force row level security;
create policy member_reads on interviews for select to app_buyer using (firm_id = (select app.firm_id()));
-- A firm meets those whom it may see. Only those who allow it are booked without being asked.
create policy manager_arranges on interviews for insert to app_buyer
  with check (
    firm_id = (select app.firm_id()) and buyer_id = (select app.buyer_id()) and (select app.may_manage())
    and status in ('proposed', 'booked')
    and exists (
      select from candidates c
      where c.id = candidate_id and c.user_id is not null and (interviews.status = 'proposed' or c.takes_bookings)
    )
    and (project_id is null or exists (
      select from projects p where p.id = project_id and p.firm_id = (select app.firm_id()) offset 0
    ))
  );
create policy manager_changes on interviews for update to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()))
  with check (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy talent_reads on interviews for select to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy talent_changes on interviews for update to app_talent
  using (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())))
  with check (candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id())));
create policy admin_reads on interviews for select to app_admin using (true);
create policy admin_cancels on interviews for update to app_admin
  using (status in ('proposed', 'booked')) with check (status = 'cancelled');
create policy system_reads on interviews for select to app_system using (true);
create policy system_follows on interviews for update to app_system using (true) with check (true);
create policy definer_works on interviews to app_definer using (true) with check (true);
grant select on interviews to app_buyer, app_admin, app_system;
-- Not whether the firm met the person in the profile.
grant select (id, candidate_id, buyer_id, firm_id, colleague_ids, project_id, minutes, status, starts_at, ends_at, proposed, proposed_by, owner_zone,
  talent_zone, owner_from, owner_to, with_holidays, link, owner_word, talent_word, cancelled_by, cancel_word, ended_with, sequence, owner_moves, talent_moves, owner_held,
  talent_held, created_at, updated_at) on interviews to app_talent;
grant insert (candidate_id, colleague_ids, project_id, minutes, status, starts_at, proposed, owner_zone, talent_zone, owner_from,
  owner_to, with_holidays, link, owner_word)
  on interviews to app_buyer;
grant update (status, starts_at, proposed, owner_from, owner_to, with_holidays, link, owner_word, cancel_word, owner_held, was_as_profiled)
  on interviews to app_buyer;
grant update (status, starts_at, proposed, talent_zone, talent_word, cancel_word, talent_held) on interviews to app_talent;
grant update (status, cancel_word) on interviews to app_admin;
grant update (status, cancel_word) on interviews to app_system;
grant select, update (candidate_id, buyer_id, colleague_ids, status, link, cancel_word, ended_with) on interviews to app_definer;
-- No delete is granted.

-- function: app.hand_over_interviews
create trigger hand_over_interviews after update of firm_id, firm_role on buyers
  for each row when (old.firm_role in ('owner', 'manager')
    and (new.firm_id is distinct from old.firm_id or new.firm_role not in ('owner', 'manager')))
  execute function app.hand_over_interviews();

-- function: app.leave_interviews
create trigger leave_interviews after update of firm_id on buyers
  for each row when (new.firm_id is distinct from old.firm_id) execute function app.leave_interviews();
create trigger leave_interviews_for_good after delete on buyers for each row execute function app.leave_interviews();

-- An interview about a project goes with the application of the person, or with the project.
-- function: app.end_interviews
-- function: app.follow_rejection
create trigger follow_rejection after update of status on applications
  for each row when (new.status = 'rejected' and old.status <> 'rejected') execute function app.follow_rejection();
-- function: app.is_told_later
-- function: app.end_declined
-- function: app.end_interviews_of_project
create trigger end_interviews before delete on projects for each row execute function app.end_interviews_of_project();

-- function: app.knows_contact
-- function: app.busy_times
-- function: app.interview_people
-- function: app.interview_hours
-- function: app.has_meeting_rooms

-- function: app.merge_interviews
