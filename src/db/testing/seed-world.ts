import { rowsPastTriggers } from './rows-past-triggers.ts'
import type { TestDatabase } from './test-database.ts'
import {
  applications,
  buyers,
  candidates,
  challenges,
  clocks,
  emailOf,
  expiredSession,
  firms,
  invitations,
  leads,
  leavers,
  lists,
  mails,
  mergedAway,
  merges,
  messages,
  newcomer,
  notes,
  notices,
  pairs,
  people,
  projects,
  row,
  runs,
  saves,
  scorecards,
  sealKey,
  stripeEvents,
  threads,
  tokenHashOf,
  type WorldPerson,
} from './world.ts'

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

const roleOf = (person: string) => (/talent/i.test(person) ? 'talent' : person === 'admin' ? 'admin' : 'buyer')
const everyone = Object.entries(people)
const hiring = Object.entries(buyers) as [keyof typeof buyers, string][]

const script = [
  `insert into identity.users (id, email, name, email_verified) values
    ${everyone.map(([who, at]) => row(at, emailOf(who), who, String(who !== 'unconfirmed')))},
    ${row(newcomer, 'newcomer@example.com', 'newcomer', 'true')}`,
  `insert into identity.credentials values ${everyone.map(([, at]) => row(at, '$argon2id$not-a-hash'))}`,
  // Seen later than any test asks: an admin's session that wasn't seen for a minute is written to by being asked for.
  `insert into identity.sessions (id, user_id, token, expires_at, seen_at) values
    ${everyone.map(([who, at]) => row(at, at, tokenHashOf(who as WorldPerson), 'tomorrow', 'tomorrow'))},
    ${row(expiredSession, people.buyer, tokenHashOf('expired'), 'yesterday', 'yesterday')}`,
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
    ${row(merges.recent, candidates.rejected, mergedAway, 'gone@example.com', '{f}', 'tomorrow')},
    ${row(merges.old, candidates.rejected, mergedAway, 'gone@example.com', '{f}', 'yesterday')}`,
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
  ...rowsPastTriggers,
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
