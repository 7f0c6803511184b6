import type { TestDatabase } from './test-database.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/**
 * Everyone in the small world that policies are tried in. The buyer and the other buyer own firms, in which others have seats;
 * `former` had one. Nobody tries to be unconfirmed, rejected or idle.
 */
export const people = {
  talent: id(1),
  otherTalent: id(2),
  buyer: id(3),
  otherBuyer: id(4),
  admin: id(5),
  unconfirmed: id(6),
  rejectedTalent: id(7),
  idleBuyer: id(8),
  manager: id(201),
  approver: id(202),
  viewer: id(203),
  otherManager: id(204),
  otherApprover: id(205),
  otherViewer: id(206),
  former: id(207),
} as const

/** Someone whose users row isn't written yet. */
export const newcomer = id(9)

export type WorldPerson = keyof typeof people

/** The stored hash of a person's session token; `expired` was the buyer's. */
export const tokenHashOf = (person: WorldPerson | 'expired'): string => person.padEnd(43, '_')

export const expiredSession = id(10)

export const firms = { buyer: id(113), otherBuyer: id(114), unconfirmed: id(116), idle: id(118) } as const
/** The records of those who hire, by person. */
export const buyers = {
  buyer: id(13),
  otherBuyer: id(14),
  unconfirmed: id(16),
  idleBuyer: id(18),
  manager: id(211),
  approver: id(212),
  viewer: id(213),
  otherManager: id(214),
  otherApprover: id(215),
  otherViewer: id(216),
  former: id(217),
} as const

/** Everyone else who hires owns their firm. */
const seats: Partial<Record<keyof typeof buyers, [firm: keyof typeof firms, role: string]>> = {
  idleBuyer: ['idle', 'owner'],
  manager: ['buyer', 'manager'],
  approver: ['buyer', 'approver'],
  viewer: ['buyer', 'viewer'],
  otherManager: ['otherBuyer', 'manager'],
  otherApprover: ['otherBuyer', 'approver'],
  otherViewer: ['otherBuyer', 'viewer'],
}
const seatOf = (who: keyof typeof buyers) => {
  const [firm, role] = seats[who] ?? [who as keyof typeof firms, 'owner']
  return who === 'former' ? 'null, null' : `'${firms[firm]}', '${role}'`
}
export const candidates = { talent: id(21), otherTalent: id(22), rejected: id(27) } as const
/** The first three are the buyer's, the next two and `takenDown` the other buyer's; the talent applied to `closed` while it was open. */
export const projects = {
  open: id(31),
  draft: id(32),
  closed: id(33),
  others: id(34),
  fresh: id(35),
  idle: id(36),
  takenDown: id(37),
} as const
/** `engaged` is the other talent's, accepted by the idle buyer. */
/** Of the buyer's firm, and of the other buyer's. */
export const invitations = { own: id(301), others: id(302) } as const
/** Of the buyer to the talent, and of the other buyer to the other talent. */
export const projectInvitations = { talent: id(311), others: id(312) } as const
/** `hired` is of someone without a record, accepted by the buyer. */
export const applications = {
  open: id(41),
  closed: id(42),
  others: id(43),
  engaged: id(44),
  hired: id(45),
} as const
/** The buyer's: sent to the talent, and a draft. The other buyer's, just countered by the other talent. The last two still lack a round. */
export const offers = { sent: id(421), draft: id(422), others: id(423) } as const
/** The buyer's with the talent: signed by the talent, and a draft. The other buyer's with the other talent is executed. */
export const statements = { signed: id(431), draft: id(432), others: id(433) } as const
/** Of the talent with the buyer, and of the other talent with the idle buyer, which began with its application. */
export const engagements = { own: id(441), others: id(442) } as const
/** Of each of these engagements. */
export const accesses = { own: id(471), others: id(472) } as const
/** The talent's for the buyer: one that isn't submitted, and one that is. The other talent's for the other buyer is returned. */
export const weeks = { open: id(451), submitted: id(452), others: id(453) } as const
export const weekLines = { open: id(461), submitted: id(462), others: id(463) } as const
/** The buyer's: issued, and a draft. The other buyer's is credited. */
export const invoices = { issued: id(441), draft: id(442), others: id(443) } as const
/** Of the issued invoice and of the other buyer's: lines, payments; a credit note and a charge. */
export const invoiceLines = { own: id(444), others: id(445) } as const
export const payments = { own: id(446), others: id(447) } as const
export const creditNotes = { others: id(448) } as const
export const charges = { own: id(449), others: id(450) } as const
export const payoutLines = { talent: id(471), otherTalent: id(472) } as const
export const saves = { talent: id(51), otherTalent: id(52), takenDown: id(53) } as const
export const mails = { queued: id(61), sent: id(62), failed: id(63) } as const
/** The talent with the other one, and with the rejected one, from whom an admin has told them apart. */
export const pairs = { open: id(65), dismissed: id(66) } as const
/** Into the rejected one: one that can still be undone, and one that can't. */
export const merges = { recent: id(67), old: id(68) } as const
export const leads = { one: id(71) } as const
export const leavers = { one: 'cus_gone' } as const
export const sealKey = 'a'.repeat(64)
export const stripeEvents = { old: 'evt_old', new: 'evt_new' } as const
export const introCalls = { talent: id(91), otherTalent: id(92), cancelled: id(93) } as const
/** The buyer's with both, the other buyer's with the other talent. */
export const interviews = { booked: id(95), proposed: id(96), others: id(97), cancelled: id(98) } as const
/** The second is by someone who is no admin anymore. */
export const scorecards = { admin: id(101), former: id(102) } as const
/** The first is of the buyer's open project, the last of more than a year ago. */
export const runs = { open: id(111), others: id(112), old: id(113) } as const
/** The talent with the buyer, the other talent with the other buyer (reported) and with the idle one (accepted); the talent with the operator. */
export const threads = { talent: id(211), others: id(212), engaged: id(213), operator: id(214) } as const
/** One in each conversation: what the talent wrote, and in `engaged` the firm. All but the operator's have an original. */
export const messages = { talent: id(221), others: id(222), engaged: id(223), operator: id(224) } as const
/** Of the buyer's firm, and of the other buyer's; each has bookmarked the other talent. */
export const lists = { own: id(401), others: id(402) } as const
/** Two of the buyer's firm about the other talent, by its owner and its manager, and one of the other firm. */
export const notes = { owner: id(411), manager: id(412), others: id(413) } as const
/** The firm's, the talent's and the operator's. */
export const clocks = { firm: id(241), talent: id(242), operator: id(243) } as const
/** Of the talent, of the buyer at their firm, and of someone who lost their seat there. */
export const notices = { talent: id(231), buyer: id(232), former: id(233) } as const
export const challenges = { confirm: id(81), reset: id(82) } as const

const roleOf = (person: string) => (/talent/i.test(person) ? 'talent' : person === 'admin' ? 'admin' : 'buyer')
const emailOf = (person: string) => `${person.toLowerCase()}@example.com`
const row = (...values: string[]) => `(${values.map((value) => `'${value}'`).join(', ')})`
const everyone = Object.entries(people)
const hiring = Object.entries(buyers) as [keyof typeof buyers, string][]

const script = [
  `insert into identity.users (id, email, name, email_verified) values
    ${everyone.map(([who, at]) => row(at, emailOf(who), who, String(who !== 'unconfirmed')))},
    ${row(newcomer, 'newcomer@example.com', 'newcomer', 'true')}`,
  `insert into identity.credentials values ${everyone.map(([, at]) => row(at, '$argon2id$not-a-hash'))}`,
  `insert into identity.sessions (id, user_id, token, expires_at) values
    ${everyone.map(([who, at]) => row(at, at, tokenHashOf(who as WorldPerson), 'tomorrow'))},
    ${row(expiredSession, people.buyer, tokenHashOf('expired'), 'yesterday')}`,
  `insert into identity.challenges (id, user_id, kind, token_hash, expires_at) values
    ${row(challenges.confirm, people.unconfirmed, 'confirm', 'a', 'tomorrow')},
    ${row(challenges.reset, people.talent, 'reset', 'b', 'tomorrow')}`,
  ...['talent', 'buyer'].flatMap((who) => {
    const at = people[who as WorldPerson]
    return [
      `insert into identity.authenticators (user_id, sealed_secret) values ('${at}', '')`,
      `insert into identity.passkeys (id, user_id, credential_id, public_key, name) values ${row(at, at, who, '', 'Laptop')}`,
      `insert into identity.recovery_codes values ${row(at, 'hash')}`,
      `insert into identity.linked_logins (id, user_id, provider, issuer, subject) values ${row(at, at, 'google', 'https://accounts.google.com', who)}`,
    ]
  }),
  `insert into identity.prompts (token_hash, kind, user_id, expires_at) values
    ('second', 'second-factor', '${people.talent}', 'tomorrow'), ('passkey', 'passkey', null, 'tomorrow')`,
  `insert into identity.attempts values ('key', 1, 'tomorrow')`,
  `insert into users (id, role, name, email) values ${everyone.map(([who, at]) => row(at, roleOf(who), who, emailOf(who)))}`,
  `insert into firms (id, name) values ${Object.entries(firms).map(([name, at]) => row(at, name))}`,
  `insert into buyers (id, user_id, email, firm_id, firm_role) values
    ${hiring.map(([who, at]) => `('${at}', '${people[who]}', '${emailOf(who)}', ${seatOf(who)})`)}`,
  `insert into firm_invitations (id, firm_id, email, firm_role, token_hash) values
    ${row(invitations.own, firms.buyer, 'invited@example.com', 'viewer', 'a')},
    ${row(invitations.others, firms.otherBuyer, 'invited@example.com', 'owner', 'b')}`,
  `insert into candidates (id, user_id, email) values ${row(candidates.talent, people.talent, emailOf('talent'))}`,
  `insert into candidates (id, user_id, email, status, reviewed_at, reviewed_by, platform_access_granted_at) values
    ${row(candidates.otherTalent, people.otherTalent, emailOf('otherTalent'), 'accepted', 'now', people.admin, 'now')}`,
  `insert into candidates (id, user_id, email, status, reviewed_at, reviewed_by, rejection_reason) values
    ${row(candidates.rejected, people.rejectedTalent, emailOf('rejectedTalent'), 'rejected', 'now', people.admin, 'why')}`,
  `insert into projects (id, title, status, buyer_id, created_by, firm_id) values
    ${row(projects.open, 'Close', 'Open', buyers.buyer, people.buyer, firms.buyer)},
    ${row(projects.draft, 'Draft', 'draft', buyers.buyer, people.buyer, firms.buyer)},
    ${row(projects.closed, 'Done', 'completed', buyers.buyer, people.buyer, firms.buyer)},
    ${row(projects.others, 'Tax', 'active', buyers.otherBuyer, people.otherBuyer, firms.otherBuyer)},
    ${row(projects.fresh, 'New', 'Open', buyers.otherBuyer, people.otherBuyer, firms.otherBuyer)},
    ${row(projects.idle, 'Idle', 'draft', buyers.idleBuyer, people.idleBuyer, firms.idle)},
    ${row(projects.takenDown, 'Spam', 'Open', buyers.otherBuyer, people.otherBuyer, firms.otherBuyer)}`,
  `update projects set taken_down_at = now(), takedown_reason = 'Spam.' where id = '${projects.takenDown}'`,
  `insert into applications (id, project_id, user_id, cover_letter) values
    ${row(applications.open, projects.open, people.talent, 'letter')},
    ${row(applications.closed, projects.closed, people.talent, 'letter')},
    ${row(applications.others, projects.others, people.otherTalent, 'letter')}`,
  `insert into applications (id, project_id, user_id, cover_letter, status) values
    ${row(applications.engaged, projects.idle, people.otherTalent, 'letter', 'accepted')}`,
  `insert into checklist_ticks (application_id, item) values ${row(applications.engaged, 'write-first')}`,
  `insert into saved_projects (id, project_id, worker_id) values
    ${row(saves.talent, projects.closed, people.talent)}, ${row(saves.otherTalent, projects.open, people.otherTalent)},
    ${row(saves.takenDown, projects.takenDown, people.talent)}`,
  `insert into resume_openings (candidate_id, opened_by) values ${row(candidates.otherTalent, people.buyer)}`,
  `insert into terms_acceptances (user_id, version) values ${row(people.talent, '1')}, ${row(people.buyer, '1')}`,
  `insert into unwanted_topics (user_id, topic) values ${row(people.talent, 'news')}, ${row(people.buyer, 'news')}`,
  `insert into calendar_feeds (user_id, secret_hash) values ${row(people.talent, 'T'.repeat(43))}, ${row(people.buyer, 'B'.repeat(43))}`,
  `insert into retention_warnings (user_id) values ('${people.former}')`,
  `insert into candidate_views (user_id, name, address) values ${row(people.admin, 'Best first', 'sort=score')},
     ${row(people.talent, 'Of another', '')}`,
  `insert into leads (id, email) values ${row(leads.one, 'lead@example.com')}`,
  `insert into seal_keys (id, certificate, sealed_key) values ${row(sealKey, '', '')}`,
  `insert into stripe_events (id, type, happened_at, received_at) values
    ${row(stripeEvents.old, 'x', '2020-01-01', '2020-01-01')}, ${row(stripeEvents.new, 'x', 'now', 'now')}`,
  `insert into customers_to_delete (customer_id) values ${row(leavers.one)}`,
  `insert into mails (id, kind, recipient, subject, sealed_content, status, sent_at) values
    ('${mails.queued}', 'confirm', 'a@example.com', 's', '', 'queued', null),
    ('${mails.sent}', 'confirm', 'a@example.com', 's', null, 'sent', now()),
    ('${mails.failed}', 'confirm', 'a@example.com', 's', '', 'failed', null)`,
  `insert into candidate_fingerprints (candidate_id, kind, fingerprint) values ${row(candidates.talent, 'phone', '9')}`,
  `insert into candidate_pairs (id, first_id, second_id, dismissed_at) values
    ('${pairs.open}', '${candidates.talent}', '${candidates.otherTalent}', null),
    ('${pairs.dismissed}', '${candidates.talent}', '${candidates.rejected}', now())`,
  `insert into merges (id, kept_id, other_id, other_email, files, undoable_until) values
    ${row(merges.recent, candidates.rejected, id(69), 'gone@example.com', '{f}', 'tomorrow')},
    ${row(merges.old, candidates.rejected, id(69), 'gone@example.com', '{f}', 'yesterday')}`,
  `insert into merged_rows (merge_id, table_name, after) values ('${merges.recent}', 'public.notices', '{}')`,
  `insert into scorecards (id, candidate_id, reviewer_id) values
    ${row(scorecards.admin, candidates.talent, people.admin)}, ${row(scorecards.former, candidates.talent, people.idleBuyer)}`,
  `insert into talent_capacity (candidate_id, rate_from) values ('${candidates.otherTalent}', 40)`,
  `insert into fit_watches (project_id, user_id) values ('${projects.open}', '${people.buyer}')`,
  `insert into fact_corrections (candidate_id, kind, value, stance) values ('${candidates.otherTalent}', 'software', 'Xero', 'works')`,
  `insert into talent_clocks (clock) values ('{}')`,
  `insert into talent_facts (candidate_id, version, read_on, facts, is_listed, codes) values
    ${row(candidates.talent, '1', 'today', '{}', 'false', '')}, ${row(candidates.otherTalent, '1', 'today', '{}', 'true', '')}`,
  `insert into shortlist_changes (project_id, change, candidate_id, position, standing, reason, made_by) values
    ('${projects.open}', 'held', null, null, null, null, null),
    ('${projects.open}', 'moved', '${candidates.otherTalent}', 1, 'fits', 'Why', '${people.admin}'),
    ('${projects.others}', 'removed', '${candidates.otherTalent}', null, 'fits', 'Why', '${people.admin}')`,
  `insert into matching_runs (id, project_id, made_by, made_on, engine, need, considered, counts, ledger, shown, digest) values
    ${row(runs.open, projects.open, people.buyer, 'today', '1', '{}', '0', '{}', '[]', '[]', 'a'.repeat(64))},
    ${row(runs.others, projects.others, people.otherBuyer, 'today', '1', '{}', '0', '{}', '[]', '[]', 'a'.repeat(64))},
    ${row(runs.old, projects.others, people.otherBuyer, '2020-01-01', '1', '{}', '0', '{}', '[]', '[]', 'a'.repeat(64))}`,
  `insert into threads (id, project_id, user_id, is_with_operator) values
    ('${threads.talent}', '${projects.open}', '${people.talent}', false),
    ('${threads.others}', '${projects.others}', '${people.otherTalent}', false),
    ('${threads.engaged}', '${projects.idle}', '${people.otherTalent}', false),
    ('${threads.operator}', null, '${people.talent}', true)`,
  ...(
    [
      ['talent', people.talent],
      ['operator', people.talent],
      ['others', people.otherTalent],
      ['engaged', people.idleBuyer],
    ] as const
  ).flatMap(([which, author]) => [
    `select set_config('app.user_id', '${author}', true), set_config('app.firm_id', '', true)`,
    `insert into messages (id, thread_id, text) values ${row(messages[which], threads[which], 'held')}`,
    ...(which === 'operator' ? [] : [`insert into message_originals values ${row(messages[which], 'original')}`]),
  ]),
  `update messages set file_path = '${threads.engaged}/${threads.engaged}', file_name = 'f.pdf', file_size_bytes = 1,
    is_file_scanned = false where id = '${messages.engaged}'`,
  `select set_config('app.user_id', '', true)`,
  `insert into thread_reads (thread_id, user_id) values
    ${row(threads.talent, people.buyer)}, ${row(threads.engaged, people.otherTalent)}, ${row(threads.operator, people.admin)}`,
  `update threads set reported_at = now(), reported_by = 'host', report_reason = 'Rude' where id = '${threads.others}'`,
  'delete from nudges',
  `insert into nudges (user_id, thread_id) values ${row(people.talent, threads.talent)}`,
  // Without its trigger, so that the candidates stay as they were written.
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
  `insert into engagements (id, application_id) values ${row(engagements.own, applications.closed)}`,
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
      submitted_at, decided_at, reason)
    select id::uuid, engagement::uuid, project::uuid, firm::uuid, talent::uuid, day::date, status, '{60,0,0,0,0,0,0}', 60, 1800, 4400,
      '2026-09-21', case status when 'returned' then now() end, case status when 'returned' then 'x' end
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
  `insert into payout_accounts (user_id, country, last_four, sealed_account) values
    ${row(people.talent, 'PH', '7890', 'sealed')}, ${row(people.otherTalent, 'US', '6789', 'sealed')}`,
  `insert into document_numbers (kind, year, last) values ('INV', 2020, 2), ('CN', 2020, 1)`,
  `insert into booked_times (call_id, person_id, starts_at, ends_at)
    values ('${interviews.booked}', '${candidates.otherTalent}', '2040-01-04 10:00Z', '2040-01-04 10:30Z')`,
  `set local session_replication_role = origin`,
  `insert into talent_lists (id, firm_id, name, created_by) values
    ${row(lists.own, firms.buyer, 'Tax season', people.buyer)}, ${row(lists.others, firms.otherBuyer, 'Tax season', people.otherBuyer)}`,
  `insert into talent_bookmarks (list_id, firm_id, candidate_id, added_by) values
    ${row(lists.own, firms.buyer, candidates.otherTalent, people.buyer)},
    ${row(lists.others, firms.otherBuyer, candidates.otherTalent, people.otherManager)}`,
  `insert into hidden_talent (firm_id, candidate_id, hidden_by) values
    ${row(firms.buyer, candidates.talent, people.manager)}, ${row(firms.otherBuyer, candidates.rejected, people.otherBuyer)}`,
  `insert into talent_notes (id, firm_id, candidate_id, author_id, text) values
    ${row(notes.owner, firms.buyer, candidates.otherTalent, people.buyer, 'Quick')},
    ${row(notes.manager, firms.buyer, candidates.otherTalent, people.manager, 'Thorough')},
    ${row(notes.others, firms.otherBuyer, candidates.otherTalent, people.otherManager, 'Busy')}`,
  // In place of what the triggers have written so far: few enough to be told apart.
  'delete from events',
  `insert into events (event, subject_kind, subject_id, actor_id, from_status, to_status, firm_id) values
    ('candidate.opened', 'candidate', '${candidates.talent}', '${people.admin}', 'pending', 'pending', null),
    ('candidate.applied', 'candidate', '${candidates.otherTalent}', null, null, 'pending', null),
    ('application.reviewed', 'application', '${applications.open}', '${people.buyer}', 'pending', 'reviewing', '${firms.buyer}'),
    ('application.reviewed', 'application', '${applications.others}', '${people.otherBuyer}', 'pending', 'reviewing', '${firms.otherBuyer}')`,
  'delete from reply_clocks',
  `insert into reply_clocks (id, kind, subject_id, side, firm_id, user_id) values
    ('${clocks.firm}', 'application', '${applications.open}', 'firm', '${firms.buyer}', null),
    ('${clocks.talent}', 'message', '${threads.talent}', 'talent', null, '${people.talent}'),
    ('${clocks.operator}', 'lead', '${leads.one}', 'operator', null, null)`,
  `delete from jobs where kind = 'follow-clock'`,
  'delete from notices',
  `insert into notices (id, user_id, kind, event, subject_kind, subjects, place_id, firm_id) values
    ('${notices.talent}', '${people.talent}', 'application', 'application.reviewed', 'application', '{${applications.open}}', '${projects.open}', null),
    ('${notices.buyer}', '${people.buyer}', 'new-applications', 'application.submitted', 'application', '{${applications.open}}', '${projects.open}', '${firms.buyer}'),
    ('${notices.former}', '${people.former}', 'new-applications', 'application.submitted', 'application', '{${applications.open}}', '${projects.open}', '${firms.buyer}')`,
  'delete from nudges where thread_id is null',
  `insert into jobs (kind, key, status, attempts) values ('count', 'running', 'running', 1), ('count', 'failed', 'failed', 3)`,
]

/** Two workers, two firms, an admin and what is theirs; some of it in each state that a policy tells apart. */
export const seedWorld = (database: TestDatabase): Promise<void> =>
  database.asSuperuser(async (run) => {
    for (const sql of script) await run({ sql, parameters: [] })
  })
