import { idOf } from './ids.ts'

/** Tables that these rows are in, whose plain indexes are built after the rows. */
export const workTables = [
  'engagements',
  'offers',
  'statements',
  'onboarding_items',
  'weeks',
  'invoices',
  'invoice_lines',
  'payout_lines',
  'threads',
  'messages',
  'thread_reads',
  'interviews',
  'project_invitations',
  'notices',
  'matching_runs',
  'shortlist_changes',
  'reply_clocks',
]

/** What app.thread_words says of a candidate. */
const person = `c.name, regexp_replace(c.public_profile #>> '{personal_info,location}', '^.*,\\s*', '')`

/**
 * What follows from applications: an engagement for each that was accepted, with its statement and a week of hours, a conversation for
 * every fourth, an interview for every second, clocks and notices. `made` has the applications of a batch, each with its number.
 */
export const workRows = `
  insert into engagements (id, application_id, firm_id, status, accepted_at, starts_on, ended_at)
    select ${idOf('e', 'n')}, id, firm_id, case when is_over then 'ended' when not is_signed then 'preparing' when n % 37 = 0 then 'paused' else 'active' end, created_at + interval '2 days', coalesce(available_start_date, start_date),
      case when is_over then created_at + interval '90 days' end from made where status = 'accepted';
  insert into onboarding_items (engagement_id, name, side, due_days, is_required, is_fact, done_at, reminded_at)
    select ${idOf('e', 'n')}, 'day-ten', 'operator', 10, false, false, case when is_over or n % 3 > 0 then created_at + interval '20 days' end,
      case when n % 30 = 0 then created_at + interval '12 days' end from made where status = 'accepted';
  insert into onboarding_items (engagement_id, name, side, due_days, is_required, is_fact)
    select ${idOf('e', 'n')}, d.name, d.side, d.due_days, d.is_required, d.is_fact
    from made, app.onboarding_defaults() d where status = 'accepted' and not is_over and not is_signed and d.name <> 'day-ten';
  insert into offers (id, application_id, project_id, made_by, status, fee_basis_points, expires_at, decided_at, created_at)
    select ${idOf('o', 'n')}, id, project_id, created_by, 'accepted', 1500, created_at + interval '9 days', created_at + interval '3 days', created_at + interval '2 days'
    from made where is_signed;
  insert into statements (id, number, version, offer_id, project_id, firm_id, talent_id, status, template_version, is_unread, template, facts, details, pages,
      shown_file, shown_sha256, sealed_file, sealed_sha256, initials, sent_at, talent_signed_at, executed_at, created_at)
    select ${idOf('s', 'n')}, 'SOW-' || n, 1, ${idOf('o', 'n')}, project_id, firm_id, user_id, 'executed', 1, true, '{}', jsonb_build_object('terms', jsonb_build_object(
        'rateCents', 4400, 'weeklyCapHours', 30, 'startDate', coalesce(available_start_date, start_date), 'endDate', null)), '{}', 1,
      shown, encode(sha256(shown), 'hex'), sealed, encode(sha256(sealed), 'hex'), 'AB', created_at, created_at, created_at + interval '4 days', created_at
    from made, convert_to('file ' || n, 'UTF8') as shown, convert_to('file ' || n || ' sealed', 'UTF8') as sealed where is_signed;
  insert into weeks (id, engagement_id, project_id, firm_id, talent_id, starts_on, status, day_minutes, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at)
    select ${idOf('w', 'n')}, ${idOf('e', 'n')}, project_id, firm_id, user_id, date_trunc('week', created_at)::date,
      case when n % 40 = 3 then 'submitted' when n % 40 = 7 then 'approved' else 'invoiced' end,
      '{300,300,300,300,300,0,0}', 1500, 1800, 4400, 1500, created_at + interval '7 days', case when n % 40 <> 3 then created_at + interval '8 days' end
    from made where is_signed;
  insert into threads (id, project_id, title, user_id, firm_id, started_by, person_messages, host_messages, last_message_at, created_at, words)
    select ${idOf('t', 'n')}, made.project_id, made.title, made.user_id, made.firm_id, made.user_id, 1, n % 3 / 2, made.created_at + interval '1 hour', made.created_at,
      lower(concat_ws(' ', made.title, ${person})) from made join candidates c on c.id = made.candidate_id where n % 4 = 1;
  insert into messages (thread_id, number, side, side_number, author_id, author_name, text, created_at)
    select ${idOf('t', 'n')}, number, case number when 1 then 'person' else 'host' end, 1, case number when 1 then user_id else created_by end, 'Someone',
      'When does the close begin?', created_at + interval '1 hour' from made, generate_series(1, 1 + n % 3 / 2) as number where n % 4 = 1;
  insert into thread_reads (thread_id, user_id, read_messages) select ${idOf('t', 'n')}, created_by, 1 from made where n % 4 = 1 and n % 5 > 0;
  insert into interviews (id, candidate_id, buyer_id, firm_id, project_id, minutes, status, starts_at, ends_at, proposed, proposed_by, owner_zone, talent_zone, created_at)
    select ${idOf('v', 'n')}, candidate_id, buyer_id, firm_id, project_id, 30, state, starts_at, starts_at + interval '30 minutes',
      case state when 'proposed' then array[timestamptz '2026-12-01' + n * interval '1 second'] else '{}' end, 'owner', 'America/New_York', 'Asia/Manila', created_at
    from made, lateral (select case when n % 50 = 0 then 'booked' when n % 50 = 2 then 'proposed' when n % 10 = 4 then 'cancelled' when n % 10 = 6 then 'no-show' else 'held' end as state) as one,
      lateral (select case state when 'booked' then timestamptz '2026-12-01' + n * interval '1 second' when 'proposed' then null else created_at + interval '5 days' end as starts_at) as two
    where n % 2 = 0 and firm_id is not null;
  insert into notices (user_id, kind, event, subject_kind, subjects, place_id, happened_at, read_at)
    select user_id, 'application', 'application.reviewed', 'application', array[id], project_id, created_at + interval '2 days',
      case when n % 3 > 0 then created_at + interval '3 days' end from made where status <> 'pending';
  insert into reply_clocks (kind, subject_id, side, firm_id, project_id, started_at, half_at, due_at, replied_at, minutes, ended_at, ended_as)
    select 'application', id, 'firm', firm_id, project_id, created_at, created_at + interval '1 day', created_at + interval '2 days',
      replied_at, case when replied_at is not null then 600 end, replied_at, case when replied_at is not null then 'replied' end
    from made, lateral (select case when status <> 'pending' then created_at + interval '1 day' end as replied_at) as replied`

/** What follows from all of them together, of so many candidates. */
export const workOfAll = (candidates: number) => `
  create temp table billed as
    select id, firm_id, talent_id, starts_on, ${idOf('i', `firm_id || (row_number() over (partition by firm_id order by starts_on, id) / 4)`)} as invoice_id
    from weeks where status = 'invoiced';
  insert into invoices (id, number, firm_id, status, client, client_place, terms_days, through, issued_on, due_on, minutes, pay_cents, fee_cents, total_cents)
    select invoice_id, 'INV-' || row_number() over (order by invoice_id), min(firm_id::text)::uuid, case ('x' || left(invoice_id::text, 2))::bit(8)::int % 50 when 0 then 'overdue' when 1 then 'issued' else 'paid' end,
      'Firm', '', 7, max(starts_on) + 6, max(starts_on) + 7, max(starts_on) + 14, 1500 * count(*), 110000 * count(*), 16500 * count(*), 126500 * count(*)
    from billed group by invoice_id;
  insert into invoice_lines (id, invoice_id, week_id, talent_id, professional, project, starts_on, minutes, rate_cents, fee_basis_points, pay_cents, fee_cents)
    select id, invoice_id, id, talent_id, 'Someone', 'Close', starts_on, 1500, 4400, 1500, 110000, 16500 from billed;
  insert into payout_lines (talent_id, kind, amount_cents, due_on, invoice_line_id)
    select talent_id, 'work', 110000, case when id < '04000000-0000-0000-0000-000000000000' then date '2040-01-01' else starts_on + 14 end, id from billed;
  insert into payout_lines (talent_id, kind, amount_cents, due_on, reference)
    select talent_id, 'payment', -110000, starts_on + 14, 'bank' from billed where starts_on < date '2026-10-01';
  insert into payout_balances
    select l.talent_id, l.currency, sum(l.amount_cents), count(*), max(l.due_on), max(c.name), max(app.card_country(c.public_profile -> 'personal_info'))
    from payout_lines l join candidates c on c.user_id = l.talent_id group by l.talent_id, l.currency;
  insert into threads (id, is_with_operator, user_id, started_by, person_messages, host_messages, last_message_at, created_at, words)
    select c.user_id, true, c.user_id, c.user_id, 1, 0, c.created_at + interval '1 hour', c.created_at, lower(concat_ws(' ', '', ${person}))
    from candidates c where c.user_id < '80000000-0000-0000-0000-000000000000';
  insert into messages (thread_id, number, side, side_number, author_id, author_name, text, created_at)
    select id, 1, 'person', 1, user_id, 'Someone', 'Is my resume there?', last_message_at from threads where is_with_operator;
  insert into thread_reads (thread_id, user_id, read_messages)
    select id, ${idOf('u', `'admin'`)}, 1 from threads where is_with_operator and last_message_at < timestamptz '2026-10-31';
  insert into project_invitations (project_id, candidate_id, invited_by, status, expires_at, created_at)
    select p.id, c.id, p.created_by, (array['open', 'accepted', 'declined', 'expired'])[1 + n % 4], p.created_at + interval '14 days', p.created_at
    from generate_series(1, ${candidates}) n
    join projects p on p.id = ${idOf('p', `case when n % 1000 = 0 then 1 else n end`)} join candidates c on c.id = ${idOf('c', `(1 + (n::bigint * 7919) % ${candidates})`)};
  insert into notices (user_id, kind, event, subject_kind, subjects, count, place_id, firm_id, happened_at, read_at)
    select p.created_by, 'new-applications', 'application.submitted', 'application', (array_agg(a.id))[:3], count(*), p.id, p.firm_id, max(a.created_at),
      case when p.start_date > date '2027-02-01' then max(a.created_at) end
    from applications a join projects p on p.id = a.project_id where p.created_by is not null group by p.id;
  insert into matching_runs (project_id, made_by, made_at, made_on, engine, need, considered, counts, ledger, shown, digest)
    select id, created_by, created_at, created_at::date, 'Glide', '{}', 1000, '{"fits": 12, "unknown": 4, "near": 30, "out": 954}', '[]',
      (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'list', 'shortlist', 'place', place, 'score', 81.5, 'standing', 'fits', 'lines', '[]'::jsonb)) from generate_series(1, 3) place),
      md5(id::text) || md5(id::text) from projects where status <> 'draft';
  insert into shortlist_changes (project_id, change, made_at)
    select p.id, change, p.created_at from projects p, unnest(array['held', 'released']) change
    where p.status = 'Open' and p.start_date < date '2027-01-14' and (change = 'held' or p.start_date > date '2027-01-04');
  insert into reply_clocks (kind, subject_id, side, project_id, started_at, half_at, due_at, replied_at, minutes, ended_at, ended_as)
    select 'project', p.id, 'operator', p.id, p.created_at, p.created_at, p.created_at + interval '1 day', replied_at, case when replied_at is not null then 300 end, replied_at, case when replied_at is not null then 'replied' end
    from projects p, lateral (select case when p.start_date > date '2027-01-04' then p.created_at + interval '5 hours' end as replied_at) as replied where p.status <> 'draft'`
