import {
  accesses,
  applications,
  buyers,
  candidates,
  charges,
  creditNotes,
  emailOf,
  engagements,
  firms,
  interviews,
  introCalls,
  invoiceLines,
  invoices,
  offers,
  payments,
  payoutLines,
  people,
  projectInvitations,
  projects,
  row,
  statements,
  weekLines,
  weeks,
} from './world.ts'

/** What triggers would number, sum or move on: written without them, so that each row is in the state that a policy tells apart. */
export const rowsPastTriggers = [
  `set local session_replication_role = replica`,
  `update candidates set resume_path = 'r', resume_original_name = 'r.pdf', resume_size_bytes = 1,
    resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = '${candidates.otherTalent}'`,
  `insert into resume_files (path, reading_since) values ('r', now())`,
  `insert into intro_calls (id, candidate_id, name, email, zone, starts_at, ends_at) values
    ('${introCalls.talent}', '${candidates.talent}', 'Talent', '${emailOf('talent')}', 'Asia/Manila',
      '2026-11-19 02:00Z', '2026-11-19 02:30Z'),
    ('${introCalls.otherTalent}', '${candidates.otherTalent}', 'Other', '${emailOf('otherTalent')}', 'UTC',
      '2026-11-19 02:30Z', '2026-11-19 03:00Z')`,
  `insert into intro_calls (id, candidate_id, name, email, zone, starts_at, ends_at, status) values
    ${row(introCalls.cancelled, candidates.rejected, 'x', 'x@example.com', 'UTC', '2026-11-19 04:00Z', '2026-11-19 04:30Z', 'cancelled')}`,
  `insert into interviews (id, candidate_id, buyer_id, firm_id, minutes, status, starts_at, ends_at, proposed, proposed_by, owner_zone, talent_zone)
    select id, candidate_id, buyer_id, firm_id, 30, status, at, at + interval '30 minutes', array['2040-01-05 10:00Z'::timestamptz],
      case status when 'proposed' then 'owner' end, 'UTC', 'UTC'
    from (values
      ('${interviews.booked}'::uuid, '${candidates.otherTalent}'::uuid, '${buyers.buyer}'::uuid, '${firms.buyer}'::uuid, 'booked', '2040-01-04 10:00Z'::timestamptz),
      ('${interviews.proposed}', '${candidates.talent}', '${buyers.buyer}', '${firms.buyer}', 'proposed', null),
      ('${interviews.others}', '${candidates.otherTalent}', '${buyers.otherBuyer}', '${firms.otherBuyer}', 'proposed', null),
      ('${interviews.cancelled}', '${candidates.otherTalent}', '${buyers.buyer}', '${firms.buyer}', 'cancelled', '2040-01-06 10:00Z')
    ) as given (id, candidate_id, buyer_id, firm_id, status, at)`,
  `insert into project_invitations (id, project_id, candidate_id, invited_by, note, expires_at) values
    ${row(projectInvitations.talent, projects.closed, candidates.talent, people.buyer, 'x', '2040-01-05')},
    ${row(projectInvitations.others, projects.others, candidates.otherTalent, people.otherBuyer, 'x', '2040-01-05')}`,
  `insert into applications (id, project_id, user_id, cover_letter, status) values
    ${row(applications.hired, projects.open, people.unconfirmed, 'letter', 'accepted')}`,
  `insert into cover_letter_originals values
    ${row(applications.open, 'original')}, ${row(applications.others, 'original')}, ${row(applications.hired, 'original')}`,
  `insert into engagements (id, application_id, firm_id) values ${row(engagements.own, applications.closed, firms.buyer)}`,
  'delete from onboarding_items',
  `update engagements set id = '${engagements.others}' where application_id = '${applications.engaged}'`,
  `insert into onboarding_items (engagement_id, name, side, due_days, is_required, is_fact) values
    ${row(engagements.own, 'accounts', 'owner', '0', 'true', 'false')},
    ${row(engagements.own, 'device-list', 'talent', '0', 'true', 'false')},
    ${row(engagements.own, 'day-ten', 'operator', '10', 'false', 'false')},
    ${row(engagements.others, 'others', 'talent', '0', 'false', 'false')}`,
  `insert into engagement_accesses (id, engagement_id, system, role) values
    ${row(accesses.own, engagements.own, 'Xero', 'Bookkeeper')}, ${row(accesses.others, engagements.others, 'Xero', 'Bookkeeper')}`,
  `insert into handovers (engagement_id, note, devices_cleared) values ${row(engagements.others, 'x', 'true')}`,
  `insert into engagement_reviews (engagement_id, side, went_well, rework_hours) values
    ${row(engagements.own, 'owner', 'x', '0')}, ${row(engagements.others, 'talent', 'x', '0')}`,
  `insert into offers (id, application_id, project_id, made_by, status, round, expires_at) values
    ${row(offers.sent, applications.open, projects.open, people.buyer, 'sent', '1', '2040-01-05')},
    ${row(offers.others, applications.others, projects.others, people.otherBuyer, 'countered', '2', '2040-01-05')},
    ('${offers.draft}', '${applications.closed}', '${projects.open}', '${people.buyer}', 'draft', 2, null)`,
  `insert into offer_rounds (offer_id, number, side, made_by, terms, note)
    select o.id, 1, 'owner', o.made_by, '{}', 'x' from offers o`,
  `insert into statements (id, number, version, firm_id, talent_id, template_version, is_unread, template, facts, details) values
    ('${statements.signed}', 'SOW-2026-9001', 1, '${firms.buyer}', '${people.talent}', 1, false, '{}', '{}', '{}'),
    ('${statements.draft}', 'SOW-2026-9002', 1, '${firms.buyer}', '${people.talent}', 1, false, '{}', '{}', '{}'),
    ('${statements.others}', 'SOW-2026-9003', 1, '${firms.otherBuyer}', '${people.otherTalent}', 1, false, '{}', '{}', '{}')`,
  `update statements set status = 'signed', shown_file = '\\x00', shown_sha256 = encode(sha256('\\x00'), 'hex'), pages = 1,
    sent_at = now(), expires_at = '2040-01-05', talent_signed_at = now() where id <> '${statements.draft}'`,
  `update statements set status = 'executed', sealed_file = '\\x00', sealed_sha256 = encode(sha256('\\x00'), 'hex'),
    initials = 'T. R.', executed_at = now() where id = '${statements.others}'`,
  `insert into statement_entries values ('${statements.signed}', 1, '{}', 'x'), ('${statements.others}', 1, '{}', 'x')`,
  `insert into statement_templates (version, text, counsel_read_by, counsel_read_at) values
    (1, '{}', null, null), (2, '{}', '${people.admin}', now())`,
  `insert into weeks (id, engagement_id, project_id, firm_id, talent_id, starts_on, status, day_minutes, minutes, cap_minutes, rate_cents,
      fee_basis_points, submitted_at, decided_at, reason)
    select id::uuid, engagement::uuid, project::uuid, firm::uuid, talent::uuid, day::date, status, '{60,0,0,0,0,0,0}', 60, 1800, 4400,
      1500, '2026-09-21', case status when 'returned' then now() end, case status when 'returned' then 'x' end
    from (values
      ('${weeks.open}', '${engagements.own}', '${projects.closed}', '${firms.buyer}', '${people.talent}', '2026-09-21', 'open'),
      ('${weeks.submitted}', '${engagements.own}', '${projects.closed}', '${firms.buyer}', '${people.talent}', '2026-09-14', 'submitted'),
      ('${weeks.others}', null, '${projects.others}', '${firms.otherBuyer}', '${people.otherTalent}', '2026-09-14', 'returned')
    ) as given (id, engagement, project, firm, talent, day, status)`,
  `insert into week_lines (id, week_id, day, minutes, task) values
    ${row(weekLines.open, weeks.open, '2026-09-21', '60', 'Close')}, ${row(weekLines.submitted, weeks.submitted, '2026-09-14', '60', 'Close')},
    ${row(weekLines.others, weeks.others, '2026-09-14', '60', 'Close')}`,
  `insert into week_timers (user_id, engagement_id, task) values ${row(people.otherTalent, engagements.own, 'Close')}`,
  `insert into invoices (id, number, firm_id, status, client, client_place, terms_days, through, issued_on, due_on, minutes, pay_cents, fee_cents, total_cents) values
    ('${invoices.issued}', 'INV-2020-0001', '${firms.buyer}', 'issued', 'buyer', '', 7, '2020-01-05', '2020-01-06', '2020-01-13', 60, 4000, 600, 4600),
    ('${invoices.draft}', null, '${firms.buyer}', 'draft', 'buyer', '', 7, '2020-01-05', null, null, 0, 0, 0, 0),
    ('${invoices.others}', 'INV-2020-0002', '${firms.otherBuyer}', 'credited', 'otherBuyer', '', 7, '2020-01-05', '2020-01-06', '2020-01-13', 60, 4000, 600, 4600)`,
  `insert into credit_notes (id, number, invoice_id, firm_id, reason, issued_on, minutes, pay_cents, fee_cents, total_cents) values
    ('${creditNotes.others}', 'CN-2020-0001', '${invoices.others}', '${firms.otherBuyer}', 'x', '2020-01-07', 60, 4000, 600, 4600)`,
  `insert into invoice_lines (id, invoice_id, talent_id, professional, project, starts_on, minutes, rate_cents, fee_basis_points, pay_cents, fee_cents, credit_note_id) values
    ('${invoiceLines.own}', '${invoices.issued}', '${people.talent}', 'Ana', 'Close', '2019-12-30', 60, 4000, 1500, 4000, 600, null),
    ('${invoiceLines.others}', '${invoices.others}', '${people.otherTalent}', 'Ben', 'Tax', '2019-12-30', 60, 4000, 1500, 4000, 600, '${creditNotes.others}')`,
  `insert into charges (id, invoice_id, attempt, amount_cents, customer_id, method_id, outcome) values
    ('${charges.own}', '${invoices.issued}', 1, 4600, 'cus_1', 'pm_1', 'failed'), ('${charges.others}', '${invoices.others}', 1, 4600, 'cus_2', 'pm_2', 'failed')`,
  `insert into credit_refunds values ('${creditNotes.others}', '${charges.others}', 4600)`,
  `insert into payments (id, invoice_id, firm_id, kind, amount_cents, reference, received_on) values
    ('${payments.own}', '${invoices.issued}', '${firms.buyer}', 'transfer', 600, 'ACH 1', '2020-01-08'),
    ('${payments.others}', '${invoices.others}', '${firms.otherBuyer}', 'stripe', 4600, 'pi_1', '2020-01-08')`,
  `insert into payout_lines (id, talent_id, kind, amount_cents, due_on, invoice_line_id) values
    ('${payoutLines.talent}', '${people.talent}', 'work', 4000, '2020-01-13', '${invoiceLines.own}'),
    ('${payoutLines.otherTalent}', '${people.otherTalent}', 'work', 4000, '2020-01-13', '${invoiceLines.others}')`,
  `insert into payout_balances
    select l.talent_id, 'USD', 4000, 1, l.due_on, p.name, p.country from payout_lines l cross join lateral app.payee(l.talent_id) p`,
  `insert into payout_accounts (user_id, country, last_four, sealed_account) values
    ${row(people.talent, 'PH', '7890', 'sealed')}, ${row(people.otherTalent, 'US', '6789', 'sealed')}`,
  `insert into document_numbers (kind, year, last) values ('INV', 2020, 2), ('CN', 2020, 1)`,
  `insert into booked_times (call_id, person_id, starts_at, ends_at)
    values ('${interviews.booked}', '${candidates.otherTalent}', '2040-01-04 10:00Z', '2040-01-04 10:30Z')`,
  `set local session_replication_role = origin`,
]
