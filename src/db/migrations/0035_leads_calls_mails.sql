-- What admins do with leads, booked calls and mails, and how they find them among a million.
-- The pieces of a text are the same for everyone; whoever writes a row below writes its index.
grant execute on function app.grams(text) to app_user, app_visitor, app_system;

-- Who answered a lead, and when.
alter table leads
  add column handled_at timestamptz,
  add column handled_by uuid references users on delete set null,
  -- What is searched, under the name that the search of long lists knows.
  add column words text collate "C" not null generated always as (email) stored,
  add check (handled_by is null or handled_at is not null);
create index leads_open on leads (created_at desc, id) where handled_at is null;
create index leads_handled on leads (created_at desc, id) where handled_at is not null;
create index leads_handled_by on leads (handled_by);
create index leads_words on leads using gin (app.grams(words)) with (fastupdate = off);
create policy admin_handles on leads for update to app_admin
  using (true) with check (handled_by is not distinct from case when handled_at is null then null else (select app.user_id()) end);
grant update (handled_at, handled_by) on leads to app_admin;

create function app.find_leads(search text, wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_found(
    'public.leads',
    case wanted when 'open' then 'handled_at is null' when 'handled' then 'handled_at is not null' else 'true' end,
    search, '{}', '[]', skip, size, bound
  ) as found;
end;
alter function app.find_leads(text, text, int, int, int) owner to app_definer;
grant execute on function app.find_leads(text, text, int, int, int) to app_admin;

-- An admin cancels a call and says why; the guest reads it in the mail.
alter table intro_calls
  add column cancelled_by uuid references users on delete set null,
  add column cancel_reason text check (cancel_reason ~ '\S' and length(cancel_reason) <= 1000);
create index intro_calls_cancelled_by on intro_calls (cancelled_by);
create index intro_calls_time on intro_calls (starts_at, id);
create policy admin_cancels on intro_calls for update to app_admin
  using (status = 'booked') with check (status = 'cancelled' and cancelled_by = (select app.user_id()));
grant update (status, sequence, cancelled_by, cancel_reason) on intro_calls to app_admin;

-- Admins see which mails went and which did not. What is in them stays sealed, and nobody but the database names whom
-- they go to: a mail that failed may be tried again, unchanged.
alter table mails add column words text collate "C" not null generated always as (lower(recipient)) stored;
create index mails_status on mails (status, created_at desc, id);
create index mails_waiting on mails (created_at desc, id) where status in ('queued', 'sending');
create index mails_words on mails using gin (app.grams(words)) with (fastupdate = off);
create policy admin_reads on mails for select to app_admin using (true);
create policy admin_resends on mails for update to app_admin using (status = 'failed') with check (status = 'queued');
grant select (id, kind, recipient, subject, status, attempts, next_attempt_at, last_error, created_at, sent_at)
  on mails to app_admin;
grant update (status, attempts, next_attempt_at) on mails to app_admin;
-- The search below reads whole rows and answers ids.
grant select on mails to app_definer;

create function app.find_mails(search text, wanted text, skip int, size int, bound int, out ids uuid[], out total int)
  language sql stable security definer set search_path = ''
begin atomic
  select found.ids, found.total
  from app.newest_found(
    'public.mails',
    case wanted when 'all' then 'true' when 'queued' then 'status in (''queued'', ''sending'')'
      else format('status = %L', wanted) end,
    search, '{}', '[]', skip, size, bound
  ) as found;
end;
alter function app.find_mails(text, text, int, int, int) owner to app_definer;
grant execute on function app.find_mails(text, text, int, int, int) to app_admin;
