import {
  accesses,
  applications,
  buyers,
  candidates,
  challenges,
  charges,
  clocks,
  creditNotes,
  engagements,
  expiredSession,
  firms,
  interviews,
  introCalls,
  invitations,
  invoiceLines,
  invoices,
  leads,
  leavers,
  lists,
  mails,
  messages,
  newcomer,
  notes,
  notices,
  offers,
  pairs,
  payments,
  payoutLines,
  people,
  projectInvitations,
  projects,
  runs,
  saves,
  scorecards,
  sealKey,
  statements,
  stripeEvents,
  threads,
  tokenHashOf,
  weekLines,
  weeks,
} from './world.ts'

/** The talent's engagement with the buyer is active, under terms that both have signed. */
export const isActive = `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  update engagements set status = 'active' where id = '${engagements.own}';
  update statements set offer_id = '${offers.draft}', status = 'executed', sealed_file = '\\x0002', sealed_sha256 = encode(sha256('\\x0002'), 'hex'),
    initials = 'x', executed_at = now(), facts = '{"terms": {"rateCents": 4400, "weeklyCapHours": 30, "startDate": "2026-01-05"}}'
    where id = '${statements.signed}';
  perform set_config('session_replication_role', 'origin', true);
end $$`

const bySession = (who: Parameters<typeof tokenHashOf>[0]) => `from identity.principal('${tokenHashOf(who)}')`
const byRole = (role: string) =>
  `from (values ('${role}', null, null, null, null)) as entered (db_role, user_id, buyer_id, firm_id, firm_role)`

/** The columns of the matrix, and how each enters the database. Nobody is the server's login before it enters a role. */
export const columns = {
  visitor: `from identity.principal('')`,
  talent: bySession('talent'),
  otherTalent: bySession('otherTalent'),
  buyer: bySession('buyer'),
  otherBuyer: bySession('otherBuyer'),
  admin: bySession('admin'),
  system: byRole('app_system'),
  nobody: byRole('glide_app'),
} as const

/** The others of the two firms, and someone who lost their seat. `buyer` and `otherBuyer` are the owners. */
export const seats = {
  manager: bySession('manager'),
  approver: bySession('approver'),
  viewer: bySession('viewer'),
  otherManager: bySession('otherManager'),
  otherApprover: bySession('otherApprover'),
  otherViewer: bySession('otherViewer'),
  former: bySession('former'),
} as const

/** Two more who must be taken for visitors, in every cell. */
export const takenForVisitors = { unconfirmed: bySession('unconfirmed'), expired: bySession('expired') } as const

/**
 * A cell for each column: the rows that were seen or touched, by letter; `+` a new row, `.` none, `-` permission denied.
 * After a bar, a cell for each seat; without it, the seats have no rows of their own and get what `otherBuyer` gets.
 * Policies must hold alone, so each line is tried twice: as granted, and with everything granted on its table.
 */
export type Line = string | { cells: string; isByGrants: true }

/** A line that its grants alone hold: the policy lets this person touch the row, but not this column. */
const byGrants = (cells: string): Line => ({ cells, isByGrants: true })

export type TablePolicies = {
  /** What must be so before its lines are tried. */
  arrange?: string
  /** What tells the rows apart; `id` unless told. */
  label?: string
  rows: Record<string, string>
  select: Line
  /** With what follows `insert into <table>`. */
  insert: [line: Line, statement: string][]
  /** With what follows `update <table> set`; without a condition, so every row in reach is touched. */
  update: [line: Line, statement: string][]
  delete: Line
  /** Which rows, where not all of them may go at once. */
  deleteWhere?: string
}

const everyone = {
  t: people.talent,
  T: people.otherTalent,
  b: people.buyer,
  B: people.otherBuyer,
  a: people.admin,
  u: people.unconfirmed,
  r: people.rejectedTalent,
  i: people.idleBuyer,
  m: people.manager,
  p: people.approver,
  v: people.viewer,
  M: people.otherManager,
  P: people.otherApprover,
  V: people.otherViewer,
  f: people.former,
}
const all = Object.keys(everyone).join('')
/** What is each person's own. */
const ownSeats = 'm p v M P V f'
//                 visitor talent other buyer other admin system nobody
const noOne = /**/ '-      -      -     -     -     -     -      -'
const system = (cell: string) => `- - - - - - ${cell} -`

/** Tables that only registration, sign-in and jobs work with. */
const systemAlone = (rows: Record<string, string>, insert: string, update: string, label = 'id'): TablePolicies => {
  const all = system(Object.keys(rows).join(''))
  return { label, rows, select: all, insert: [[system('+'), insert]], update: [[all, update]], delete: all }
}

const orNothing = 'on conflict do nothing'

const callOf = (candidate: string, ...status: string[]) =>
  `values (${[candidate, 'x', 'x@example.com', 'UTC', '2026-11-20 02:00Z', '2026-11-20 02:30Z', ...status].map((value) => `'${value}'`)})`

const interviewOf = (candidate: string, status: string, project?: string) =>
  `(candidate_id, minutes, status, starts_at, owner_zone, talent_zone, project_id)
   values ('${candidate}', 30, '${status}', '2041-01-01', 'UTC', 'UTC', ${project ? `'${project}'` : 'null'})`

const invitationOf = (project: string, candidate: string, more: Record<string, string> = {}) =>
  `(${['project_id', 'candidate_id', 'expires_at', ...Object.keys(more)]}) values ('${project}', '${candidate}', now() + interval '7 days'${Object.values(more).map((value) => `, '${value}'`)})`

const offerOf = (application: string, project: string, more: Record<string, string> = {}) =>
  `(${['application_id', 'project_id', 'status', ...Object.keys(more)]}) select '${application}', '${project}', 'sent'${Object.values(more).map((value) => `, '${value}'`)}`

const statementOf = (more: Record<string, string> = {}) => {
  const values = { offer_id: offers.sent, project_id: projects.open, talent_id: people.talent, ...more }
  return `(${Object.keys(values)}, template_version, is_unread, template, facts, details) values (${Object.values(values).map((value) => `'${value}'`)}, 1, true, '{}', '{}', '{}')`
}

const reviewOf = (side: string) =>
  `(engagement_id, side, went_well, rework_hours) values ('${engagements.own}', '${side}', 'x', 0)`
const entryOf = (statement: string, number: number, previous: string) =>
  `select '${statement}'::uuid, ${number}, '{}', encode(sha256(convert_to('${previous}' || chr(10) || '{}', 'UTF8')), 'hex')`

const roundOf = (offer: string, number: number, side: string, maker?: string) =>
  `(${['offer_id', 'number', 'side', 'terms', ...(maker ? ['made_by'] : [])]}) values ('${offer}', ${number}, '${side}', '{}'${maker ? `, '${maker}'` : ''})`

export const policyMatrix: Record<string, TablePolicies> = {
  // The last admin stays.
  'identity.users': {
    ...systemAlone({ ...everyone, n: newcomer }, `(email, name) values ('new@example.com', 'New')`, `name = 'x'`),
    //       visitor talent other buyer other admin   system  nobody
    select: `-       -      -     -     -     ${all}n ${all}n -`,
    delete: system(`${all}n`.replace('a', '')),
    deleteWhere: `id <> '${people.admin}'`,
  },
  'identity.credentials': systemAlone(
    everyone,
    `values ('${newcomer}', '$argon2id$x')`,
    `password = '$argon2id$x'`,
    'user_id',
  ),
  'identity.challenges': systemAlone(
    { c: challenges.confirm, r: challenges.reset },
    `(user_id, kind, token_hash, expires_at) values ('${people.buyer}', 'reset', 'x', 'tomorrow')`,
    `code_tries = 0`,
  ),
  'identity.attempts': systemAlone({ k: 'key' }, `values ('new', 1, 'tomorrow')`, `count = 1`, 'key'),

  'identity.authenticators': {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [[system('+'), `(user_id, sealed_secret) values ('${people.admin}', '')`]],
    update: [[system('tb'), `last_step = 1`]],
    delete: system('tb'),
  },
  'identity.passkeys': {
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [
      [system('+'), `(user_id, credential_id, public_key, name) values ('${people.admin}', 'new', '', 'Laptop')`],
    ],
    update: [[system('tb'), `counter = 1`]],
    delete: system('tb'),
  },
  'identity.recovery_codes': {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [[system('+'), `values ('${people.admin}', 'x')`]],
    update: [[byGrants(noOne), `code_hash = 'y'`]],
    delete: system('tb'),
  },
  'identity.linked_logins': {
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [
      [
        system('+'),
        `(user_id, provider, issuer, subject) values ('${people.admin}', 'google', 'https://accounts.google.com', 'new')`,
      ],
    ],
    update: [[system('tb'), `last_used_at = 'now'`]],
    delete: system('tb'),
  },
  'identity.prompts': {
    label: 'token_hash',
    rows: { s: 'second', p: 'passkey' },
    select: system('sp'),
    insert: [[system('+'), `(token_hash, kind, expires_at) values ('new', 'passkey', 'tomorrow')`]],
    update: [[byGrants(noOne), `expires_at = 'infinity'`]],
    delete: system('sp'),
  },

  'identity.sessions': {
    rows: { ...everyone, x: expiredSession },
    //       visitor talent other buyer other admin   system  nobody
    select: `-       t      T     bx    B     ${all}x ${all}x -     | ${ownSeats}`,
    insert: [[system('+'), `(user_id, token, expires_at) values ('${people.admin}', '${'x'.repeat(43)}', 'tomorrow')`]],
    update: [[system(`${all}x`), `expires_at = 'infinity'`]],
    delete: `-       t      T     bx    B     a       ${all}x -     | ${ownSeats}`,
  },

  users: {
    rows: everyone,
    //       visitor talent other buyer other admin  system nobody
    select: `-       t      T     b     B     ${all} ${all} -      | ${ownSeats}`,
    insert: [[system('+'), `(id, role, email) values ('${newcomer}', 'admin', 'new@example.com')`]],
    update: [
      [`- - - b B a - - | ${ownSeats}`, `name = 'x'`],
      [byGrants(noOne), `profile_data = '{}', skills = '{}', experience_years = 1`],
      [`- - - b B a - - | ${ownSeats}`, `avatar_url = '/avatars/' || id || '/1.webp'`],
      // The buyer has opened a resume today, which is all that this limit allows; the others may still open one.
      [
        '- - - b . . - -',
        `name = 'x' where (select is_over_limit from app.open_resume('${candidates.otherTalent}', '', 1))`,
      ],
      [noOne, `id = '${newcomer}'`],
      [byGrants(system('a')), `email = id || '@removed.invalid', removed_at = now()`],
      [byGrants(noOne), `email = id || '@removed.invalid'`],
    ],
    delete: noOne,
  },

  retention_warnings: {
    label: 'user_id',
    rows: { f: people.former },
    select: system('f'),
    insert: [[system('+'), `(user_id) values ('${people.talent}')`]],
    update: [[system('f'), `warned_at = 'now'`]],
    delete: byGrants(noOne),
  },

  people_search: {
    rows: everyone,
    //       visitor talent other buyer other admin  system nobody
    select: `-       -      -     -     -     ${all} -      -`,
    insert: [[noOne, `values ('${newcomer}', 'now', 'buyer', 'active', 'x')`]],
    update: [[noOne, `state = 'active'`]],
    delete: noOne,
  },

  firms: {
    rows: { b: firms.buyer, B: firms.otherBuyer, u: firms.unconfirmed, i: firms.idle },
    //       visitor talent other buyer other admin system nobody
    select: '-       bB     bB    b     B     bBui  bBui   -      | b b b B B B .',
    insert: [[system('+'), `(name) values ('New')`]],
    update: [
      // The system's policy lets it touch every row; its grants, the customer at Stripe alone.
      ['- - - b B - - - | . . . . . . .', `name = 'x' where app.user_id() is not null`],
      [noOne, `id = '${newcomer}' where app.user_id() is not null`],
      // Admins verify through a function; an owner's policy lets them touch the row, but not this column.
      [byGrants(noOne), `verified_at = now() where app.user_id() is not null`],
      [byGrants(system('bBui')), `stripe_customer_id = 'cus_' || id, stripe_attempt = gen_random_uuid()`],
    ],
    delete: noOne,
  },

  firm_invitations: {
    rows: { b: invitations.own, B: invitations.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     b     B     -     bB     -      | . . . . . . .',
    insert: [
      ['- - - + + - - - | - - - - - - -', `(email, firm_role, token_hash) values ('x@example.com', 'viewer', 'x')`],
      [noOne, `(email, firm_role, token_hash, firm_id) values ('x@example.com', 'viewer', 'x', '${firms.idle}')`],
      [noOne, `(email, firm_role, token_hash, invited_by) values ('x@example.com', 'viewer', 'x', '${buyers.viewer}')`],
    ],
    update: [[noOne, `firm_role = 'owner'`]],
    delete: '-       -      -     b     B     -     bB     -      | . . . . . . .',
  },

  buyers: {
    rows: {
      b: buyers.buyer,
      B: buyers.otherBuyer,
      u: buyers.unconfirmed,
      i: buyers.idleBuyer,
      m: buyers.manager,
      p: buyers.approver,
      v: buyers.viewer,
      M: buyers.otherManager,
      P: buyers.otherApprover,
      V: buyers.otherViewer,
      f: buyers.former,
    },
    //       visitor talent other buyer other admin       system      nobody
    select: '-       bB     bB    bmpv  BMPV  bBuimpvMPVf bBuimpvMPVf -      | bmpv bmpv bmpv BMPV BMPV BMPV f',
    insert: [
      [system('+'), `(user_id, email) values ('${people.admin}', 'new@example.com')`],
      [system('.'), `(user_id, email) values ('${people.buyer}', 'new@example.com') ${orNothing}`],
      [system('.'), `(user_id, email) values ('${people.admin}', 'buyer@example.com') ${orNothing}`],
    ],
    update: [
      [`- - - b B - - - | ${ownSeats}`, `job_title = 'x'`],
      [`- - - b B - - - | ${ownSeats}`, `avatar_url = '/avatars/' || user_id || '/1.webp'`],
      [noOne, `user_id = '${people.admin}'`],
      // The system seats whoever has no seat; nobody seats themselves.
      [byGrants(system('f')), `firm_id = '${firms.idle}', firm_role = 'viewer'`],
      [byGrants(system('.')), `firm_role = 'owner' where firm_id is not null`],
      [noOne, `firm_role = null, firm_id = null where app.user_id() is null`],
    ],
    delete: noOne,
  },

  customers_to_delete: {
    label: 'customer_id',
    rows: { l: leavers.one },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     -     l      -',
    insert: [[noOne, `(customer_id) values ('cus_x')`]],
    update: [[noOne, `left_at = now()`]],
    delete: system('l'),
  },
  stripe_events: {
    rows: { o: stripeEvents.old, n: stripeEvents.new },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     -     on     -',
    insert: [
      [system('+'), `(id, type, happened_at) values ('evt_x', 'x', 'now')`],
      [system('.'), `(id, type, happened_at) values ('${stripeEvents.new}', 'x', 'now') ${orNothing}`],
    ],
    update: [[noOne, `type = 'x'`]],
    delete: system('o'),
  },

  candidates: {
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      T     tT    T     tTr   tTr    -      | tT tT tT T T T .',
    insert: [
      [system('+'), `(email) values ('new@example.com')`],
      [noOne, `(email, status, reviewed_at) values ('new@example.com', 'accepted', 'now')`],
      // A worker who has one already gets no second; another address or another person is refused.
      ['- . - - - - . -', `(user_id, email) values ('${people.talent}', 'talent@example.com') ${orNothing}`],
      [system('.'), `(user_id, email) values ('${people.talent}', 'new@example.com') ${orNothing}`],
      [system('.'), `(user_id, email) values ('${people.admin}', 'talent@example.com') ${orNothing}`],
    ],
    update: [
      ['- t T - - - - -', `name = 'x'`],
      ['- t T - - - - -', `profile_data = '{}', profile_checks = '[]', working_hours = '{}', avatar_url = null`],
      [byGrants(noOne), `profile_version = 9`],
      [byGrants('- - - - - tTr - -'), `interview_notes = 'x', reviewed_by = '${people.admin}'`],
      [byGrants(noOne), `interview_notes = 'x', reviewed_by = '${people.talent}'`],
      [noOne, `user_id = '${people.admin}'`],
      [byGrants(noOne), `resume_path = '${candidates.rejected}/1_x.pdf'`],
    ],
    delete: noOne,
  },

  candidate_search: {
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    select: noOne,
    insert: [[noOne, `values ('${candidates.talent}', 'now', 'accepted', true, 'x', '{}')`]],
    update: [[noOne, `status = 'accepted'`]],
    delete: noOne,
  },

  talent_search: {
    rows: { T: candidates.otherTalent },
    select: noOne,
    insert: [[noOne, `values ('${candidates.rejected}', 'now', true, 'x')`]],
    update: [[noOne, `words = 'x'`]],
    delete: noOne,
  },

  candidate_tally: {
    label: 'status',
    rows: { p: 'pending', a: 'accepted', r: 'rejected' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     par   par    -',
    insert: [[system('+'), `(status, is_onboarded, subscribe, agree, change) values ('new', true, true, true, 1)`]],
    update: [[noOne, `change = 0`]],
    delete: system('par'),
  },

  candidate_weeks: {
    label: 'fact',
    rows: { a: 'applied', r: 'reviewed', A: 'accepted', R: 'rejected' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     arAR  arAR   -',
    insert: [[system('+'), `(week, fact, change) values ('2026-01-05', 'decided', 1)`]],
    update: [[noOne, `change = 0`]],
    delete: system('arAR'),
  },

  candidate_fingerprints: {
    label: 'candidate_id',
    rows: { t: candidates.talent },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     t     t      -',
    insert: [[system('+'), `values ('${candidates.otherTalent}', 'phone', '9')`]],
    update: [[byGrants(noOne), `fingerprint = '8'`]],
    delete: system('t'),
  },

  outdated_fingerprints: {
    label: 'candidate_id',
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    select: system('tTr'),
    insert: [[byGrants(noOne), `values ('${candidates.talent}') on conflict do nothing`]],
    update: [[byGrants(noOne), `changed_at = 'now'`]],
    delete: system('tTr'),
  },

  candidate_pairs: {
    rows: { o: pairs.open, d: pairs.dismissed },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     od    od     -',
    insert: [
      [system('+'), `(first_id, second_id) values ('${candidates.otherTalent}', '${candidates.rejected}')`],
      [
        noOne,
        `(first_id, second_id, dismissed_at) values ('${candidates.otherTalent}', '${candidates.rejected}', 'now')`,
      ],
    ],
    update: [
      ['- - - - - od - -', `dismissed_at = 'now', dismissed_by = '${people.admin}'`],
      ['- - - - - od - -', `dismissed_at = null, dismissed_by = null`],
      [noOne, `dismissed_at = 'now', dismissed_by = '${people.buyer}'`],
      [noOne, `dismissed_at = 'now', dismissed_by = null`],
    ],
    delete: system('o'),
  },

  events: {
    label: 'subject_id',
    rows: { c: candidates.talent, C: candidates.otherTalent, a: applications.open, A: applications.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       ca     CA    a     A     cCaA  cCaA   -      | a a a A A A .',
    insert: [
      ['-      -      -     -     -     +     +      -', `(event, subject_id) values ('lead.handled', '${newcomer}')`],
      [
        '-      -      -     -     -     -     +      -',
        `(event, subject_id, actor_id) values ('lead.handled', '${newcomer}', '${people.buyer}')`,
      ],
    ],
    update: [[noOne, `subject_label = null`]],
    delete: noOne,
  },

  resume_files: {
    label: 'path',
    rows: { r: 'r' },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      r     -     -     r     r      -',
    insert: [[noOne, `values ('x')`]],
    update: [
      [system('r'), `sensitive_numbers = '{ssn}'`],
      [system('r'), `status = 'clean', scan_tried_at = now()`],
      [byGrants(noOne), `path = 'x'`],
    ],
    delete: noOne,
  },

  resume_openings: {
    label: 'candidate_id',
    rows: { T: candidates.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     T     -      -',
    insert: [[noOne, `(candidate_id, opened_by) values ('${candidates.talent}', '${people.buyer}')`]],
    update: [[noOne, `opened_by = null`]],
    delete: noOne,
  },

  projects: {
    rows: {
      o: projects.open,
      d: projects.draft,
      c: projects.closed,
      x: projects.others,
      y: projects.fresh,
      z: projects.idle,
      k: projects.takenDown,
    },
    //       visitor talent other buyer other admin   system nobody
    select: 'oxy     ocxy   oxy   odc   xyk   odcxyzk -      -      | odc odc odc xyk xyk xyk .',
    insert: [
      ['- - - + + - - - | + - - + - - -', `(title) values ('New')`],
      [noOne, `(title, status) values ('New', 'completed')`],
      [noOne, `(title, buyer_id) values ('New', '${buyers.idleBuyer}')`],
      [noOne, `(title, firm_id) values ('New', '${firms.idle}')`],
    ],
    update: [
      ['- - - odc xyk - - - | odc . . xyk . . .', `title = 'x'`],
      [byGrants(noOne), `taken_down_at = null, takedown_reason = null`],
      [byGrants(noOne), `creation_key = null`],
      [byGrants(noOne), `completed_at = 'now'`],
      [byGrants(noOne), `buyer_id = '${buyers.idleBuyer}'`],
      [noOne, `firm_id = '${firms.idle}'`],
    ],
    delete: '-       -      -     odc   xyk   -       -      -      | odc . . xyk . . .',
  },

  opening_search: {
    rows: { o: projects.open, y: projects.fresh },
    select: noOne,
    insert: [[noOne, `values ('${projects.draft}', 'now', 'x', '{}')`]],
    update: [[noOne, `words = 'x'`]],
    delete: noOne,
  },

  applications: {
    rows: {
      ...{ o: applications.open, c: applications.closed, x: applications.others },
      ...{ e: applications.engaged, h: applications.hired },
    },
    //       visitor talent other buyer other admin system nobody
    select: '-       oc     xe    och   x     ocxeh -      -      | och och och x x x .',
    insert: [
      ['- + + - - - - -', `(project_id, cover_letter) values ('${projects.fresh}', 'x')`],
      [noOne, `(project_id, cover_letter) values ('${projects.draft}', 'x')`],
      [noOne, `(project_id, cover_letter) values ('${projects.closed}', 'x')`],
      [noOne, `(project_id, cover_letter) values ('${projects.takenDown}', 'x')`],
      [noOne, `(project_id, cover_letter, user_id) values ('${projects.fresh}', 'x', '${people.admin}')`],
    ],
    update: [
      ['- - - oc x - - - | oc . . x . . .', `status = 'reviewing' where status = 'pending'`],
      [noOne, `project_id = '${projects.idle}'`],
    ],
    //       visitor talent other buyer other admin system nobody
    delete: '-       oc     x     -     -     -     -      -',
  },

  threads: {
    rows: { p: threads.talent, o: threads.others, e: threads.engaged, g: threads.operator },
    //       visitor talent other buyer other admin system nobody
    select: '-       pg     oe    p     o     og    -      -      | p p p o o o .',
    insert: [
      ['- + - + - - - - | + - - - - - -', `(project_id, user_id) values ('${projects.closed}', '${people.talent}')`],
      // Nobody begins one without an application.
      [noOne, `(project_id, user_id) values ('${projects.open}', '${people.otherTalent}')`],
      ['- - + - - + - -', `(is_with_operator, user_id) values (true, '${people.otherTalent}')`],
      ['- - - + - + - -', `(is_with_operator, user_id) values (true, '${people.buyer}')`],
    ],
    update: [[noOne, `title = 'x'`]],
    delete: noOne,
  },
  messages: {
    rows: { p: messages.talent, o: messages.others, e: messages.engaged, g: messages.operator },
    // The admin has not looked at the one that was reported.
    select: '-       pg     oe    p     o     g     -      -      | p p p o o o .',
    insert: [
      ['- + - + - - - - | + - - - - - -', `(thread_id, text) values ('${threads.talent}', 'x')`],
      ['- - + - + - - - | - - - + - - -', `(thread_id, text) values ('${threads.others}', 'x')`],
      ['- + - - - + - -', `(thread_id, text) values ('${threads.operator}', 'x')`],
      [noOne, `(thread_id, text, author_id) values ('${threads.talent}', 'x', '${people.admin}')`],
    ],
    update: [[noOne, `text = 'x'`]],
    delete: noOne,
  },
  message_originals: {
    label: 'message_id',
    rows: { p: messages.talent, o: messages.others, e: messages.engaged },
    // The other side reads it where the application is accepted.
    select: '-       p      oe    .     .     -     -      -',
    insert: [['- + - - - - - -', `values ('${messages.operator}', 'x')`]],
    update: [[noOne, `text = 'x'`]],
    delete: noOne,
  },
  thread_reads: {
    label: 'thread_id',
    rows: { p: threads.talent, e: threads.engaged, g: threads.operator },
    //       visitor talent other buyer other admin system nobody
    select: '-       pg     e     p     .     g     -      -      | p p p . . . .',
    insert: [[noOne, `(thread_id, user_id) values ('${threads.others}', '${people.otherTalent}')`]],
    update: [[noOne, `read_messages = 1`]],
    delete: noOne,
  },
  nudges: {
    label: 'thread_id',
    rows: { p: threads.talent },
    select: system('p'),
    insert: [[noOne, `(thread_id) values ('${threads.others}')`]],
    update: [[noOne, `is_for_operator = true`]],
    delete: system('p'),
  },

  notices: {
    rows: { t: notices.talent, b: notices.buyer, f: notices.former },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tbf    -      | . . . . . . .',
    insert: [
      [
        noOne,
        `(user_id, kind, event, subject_kind, subjects, place_id)
          values ('${people.talent}', 'x', 'x.x', 'x', '{}', '${projects.open}')`,
      ],
    ],
    update: [
      ['-       t      .     b     .     .     -      -      | . . . . . . .', `read_at = 'now'`],
      [noOne, `user_id = '${people.idleBuyer}'`],
      [byGrants(noOne), `count = 2`],
    ],
    delete: system('tbf'),
  },

  reply_clocks: {
    rows: { f: clocks.firm, t: clocks.talent, o: clocks.operator },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     f     .     fto   fto    -      | f f f . . . .',
    insert: [[noOne, `(kind, subject_id, side) values ('lead', '${projects.open}', 'operator')`]],
    update: [
      [system('fto'), `reminders = 1`],
      [byGrants(noOne), `started_at = 'now'`],
    ],
    delete: noOne,
  },

  checklist_ticks: {
    label: 'item',
    rows: { x: 'write-first' },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      x     -     -     -     -      -',
    insert: [
      ['- - + - - - - -', `(application_id, item) values ('${applications.engaged}', 'agree-start')`],
      [noOne, `(application_id, item) values ('${applications.others}', 'agree-start')`],
    ],
    update: [[noOne, `item = 'agree-start'`]],
    delete: '-       .      x     -     -     -     -      -',
  },

  engagements: {
    label: 'application_id',
    rows: { e: applications.engaged, c: applications.closed },
    //       visitor talent other buyer other admin system nobody
    select: '-       c      e     c     .     ec    -      -      | c c c . . . .',
    insert: [[noOne, `(application_id) values ('${applications.open}')`]],
    update: [
      ['- c e c . - - - | c . . . . . .', `status = 'terminated', reason = 'x'`],
      [noOne, `application_id = '${applications.hired}' where current_user = 'app_talent'`],
      [noOne, `application_id = '${applications.others}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `ended_at = 'now'`],
    ],
    delete: noOne,
  },

  onboarding_items: {
    label: 'name',
    rows: { a: 'accounts', d: 'device-list', t: 'day-ten', x: 'others' },
    //       visitor talent other buyer other admin system nobody
    select: '-       adt    x     adt   .     adtx  -      -      | adt adt adt . . . .',
    insert: [
      [
        noOne,
        `(engagement_id, name, side, due_days, is_required, is_fact) values ('${engagements.own}', 'x', 'owner', 0, false, false)`,
      ],
    ],
    update: [
      ['-       d      x     a     .     t     -      -      | a . . . . . .', `done_at = 'now'`],
      [noOne, `side = 'talent' where current_user in ('app_buyer', 'app_admin')`],
      [noOne, `side = 'owner' where current_user = 'app_talent'`],
      [byGrants(noOne), `done_by = '${people.admin}'`],
    ],
    delete: noOne,
  },
  engagement_accesses: {
    rows: { o: accesses.own, x: accesses.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       o      x     o     .     ox    -      -      | o o o . . . .',
    insert: [
      [
        '- - - + - - - - | + - - - - - -',
        `(engagement_id, system, role) values ('${engagements.own}', 'Xero', 'Clerk')`,
      ],
      [noOne, `(engagement_id, system, role) values ('${engagements.others}', 'Xero', 'Clerk')`],
      [
        noOne,
        `(engagement_id, system, role, granted_by) values ('${engagements.own}', 'Xero', 'Clerk', '${people.admin}')`,
      ],
    ],
    update: [
      ['- - - o . - - - | o . . . . . .', `ended_at = 'infinity'`],
      [noOne, `engagement_id = '${engagements.others}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `system = 'x'`],
    ],
    delete: noOne,
  },
  handovers: {
    label: 'engagement_id',
    rows: { x: engagements.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      x     .     .     x     -      -',
    insert: [['- + - - - - - -', `(engagement_id, note, devices_cleared) values ('${engagements.own}', 'x', true)`]],
    update: [
      ['- . x - - - - -', `note = 'y'`],
      [noOne, `engagement_id = '${engagements.own}' where current_user = 'app_talent'`],
    ],
    delete: noOne,
  },
  engagement_reviews: {
    label: `concat(engagement_id, '/', side)`,
    rows: { w: `${engagements.own}/owner`, x: `${engagements.others}/talent` },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      x     w     .     wx    -      -      | w w w . . . .',
    insert: [
      ['- + - - - - - -', reviewOf('talent')],
      // There is one already.
      ['- - - . - - - - | . - - - - - -', `${reviewOf('owner')} on conflict do nothing`],
      [
        noOne,
        `(engagement_id, side, went_well, rework_hours, written_by) values ('${engagements.own}', 'talent', 'x', 0, '${people.admin}')`,
      ],
    ],
    update: [[noOne, `went_well = 'y'`]],
    delete: noOne,
  },

  saved_projects: {
    rows: { t: saves.talent, T: saves.otherTalent, k: saves.takenDown },
    //       visitor talent other buyer other admin system nobody
    select: '-       tk     T     -     -     -     -      -',
    insert: [
      ['- + + - - - - -', `(project_id) values ('${projects.fresh}')`],
      [noOne, `(project_id) values ('${projects.draft}')`],
      [noOne, `(project_id) values ('${projects.takenDown}') on conflict do nothing`],
      [noOne, `(project_id, worker_id) values ('${projects.fresh}', '${people.admin}')`],
    ],
    update: [[noOne, `worker_id = '${people.admin}'`]],
    delete: '-       tk     T     -     -     -     -      -',
  },

  terms_acceptances: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     tb    -      -',
    insert: [[system('+'), `(user_id, version) values ('${people.admin}', '1')`]],
    update: [[noOne, `version = '2'`]],
    delete: noOne,
  },

  candidate_views: {
    label: 'name',
    rows: { v: 'Best first', o: 'Of another' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     v     -      -',
    insert: [
      ['- - - - - + - -', `(name, address) values ('other', '')`],
      [noOne, `(user_id, name, address) values ('${people.talent}', 'other', '')`],
    ],
    update: [
      ['- - - - - v - -', `address = 'sort=name'`],
      [noOne, `user_id = '${people.talent}'`],
    ],
    delete: '-       -      -     -     -     v     -      -',
  },

  unwanted_topics: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     -      -',
    insert: [
      ['- t + b + + - -', `(topic) values ('other')`],
      [noOne, `(user_id, topic) values ('${people.unconfirmed}', 'other')`],
    ],
    update: [[noOne, `topic = 'other'`]],
    delete: '-       t      .     b     .     .     -      -',
  },

  calendar_feeds: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [
      [
        '- t + b + + - -',
        `(secret_hash) values (repeat('O', 43)) on conflict (user_id) do update set secret_hash = excluded.secret_hash`,
      ],
      [noOne, `(user_id, secret_hash) values ('${people.unconfirmed}', repeat('O', 43))`],
    ],
    update: [
      ['- t . b . . - -', `secret_hash = repeat('O', 43)`],
      [noOne, `user_id = '${people.unconfirmed}'`],
    ],
    delete: '-       t      .     b     .     .     -      -',
  },

  intro_call_hours: {
    rows: { h: '1' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     h     h      -',
    insert: [[noOne, `(id, zone, weekly, notice_hours, horizon_days, location) values (2, 'UTC', '[]', 1, 1, 'x')`]],
    update: [
      ['- - - - - h - -', `location = 'x', edited_by = '${people.admin}'`],
      [noOne, `location = 'x', edited_by = '${people.talent}'`],
      [noOne, `location = 'x'`],
    ],
    delete: noOne,
  },

  operator_settings: {
    rows: { s: '1' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     s     s      -',
    insert: [[noOne, `(id) values (2)`]],
    update: [
      [byGrants('- - - - - s - -'), `shows_measured_claims = true, edited_by = '${people.admin}'`],
      [byGrants(noOne), `shows_measured_claims = true, edited_by = '${people.talent}'`],
      [byGrants(noOne), `shows_measured_claims = true`],
      [system('s'), `scans_files = true`],
    ],
    delete: noOne,
  },

  seal_keys: {
    rows: { k: sealKey },
    select: system('k'),
    insert: [[system('+'), `(id, certificate, sealed_key) values ('${'b'.repeat(64)}', '', '')`]],
    update: [[noOne, `sealed_key = ''`]],
    delete: noOne,
  },

  fit_watches: {
    label: 'project_id',
    rows: { o: projects.open },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     o     .     -     -      -',
    insert: [
      ['- - - + - - - - | + - - - - - -', `(project_id) values ('${projects.draft}')`],
      [noOne, `(project_id, user_id) values ('${projects.draft}', '${people.otherBuyer}')`],
    ],
    update: [[noOne, `begun_at = 'now'`]],
    delete: '-       -      -     o     .     -     -      -',
  },

  fact_corrections: {
    label: 'candidate_id',
    rows: { T: candidates.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      T     -     -     T     -      -',
    insert: [
      [
        '- + - - - - - -',
        `(candidate_id, kind, value, stance) values ('${candidates.talent}', 'software', 'Xero', 'works')`,
      ],
      [noOne, `(candidate_id, kind, value, stance) values ('${candidates.rejected}', 'software', 'Xero', 'works')`],
    ],
    update: [['- . T - - - - -', `stance = 'guided', said_at = 'now'`]],
    delete: '- . T - - - - -',
  },

  talent_capacity: {
    label: 'candidate_id',
    rows: { T: candidates.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      T     -     -     T     -      -',
    insert: [
      ['- + - - - - - -', `(candidate_id, rate_from) values ('${candidates.talent}', 40)`],
      [noOne, `(candidate_id) values ('${candidates.rejected}')`],
    ],
    update: [['- . T - - - - -', `rate_from = 41, confirmed_at = 'now'`]],
    delete: byGrants(noOne),
  },

  talent_clocks: {
    rows: { c: '1' },
    select: system('c'),
    insert: [[system('+'), `(clock) values ('{"zone": "UTC"}')`]],
    update: [[byGrants(noOne), `clock = '{"zone": "UTC"}'`]],
    delete: byGrants(noOne),
  },

  talent_facts: {
    label: 'candidate_id',
    rows: { t: candidates.talent, T: candidates.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      T     tT    T     tT    tT     -      | tT tT tT T T T .',
    insert: [
      [
        system('+'),
        `(candidate_id, version, read_on, facts, is_listed, codes)
           values ('${candidates.rejected}', '1', 'today', '{}', false, '')`,
      ],
    ],
    update: [[system('tT'), `version = '2'`]],
    delete: byGrants(noOne),
  },

  outdated_facts: {
    label: 'candidate_id',
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    select: system('tTr'),
    insert: [[system('.'), `(candidate_id) values ('${candidates.talent}') on conflict do nothing`]],
    update: [[byGrants(noOne), `changed_at = 'now'`]],
    delete: system('tTr'),
  },

  talent_changes: {
    label: 'candidate_id',
    rows: { t: candidates.talent, T: candidates.otherTalent },
    select: system('tT'),
    insert: [[byGrants(noOne), `(candidate_id) values ('${candidates.talent}')`]],
    update: [[byGrants(noOne), `changed_at = 'now'`]],
    delete: system('tT'),
  },

  matching_runs: {
    rows: { o: runs.open, x: runs.others, y: runs.old },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     o     xy    oxy   oxy    - | o o o xy xy xy .',
    insert: [
      [
        '- - - + - - - - | + + + - - - -',
        `(project_id, engine, need, considered, counts, ledger, shown, digest)
           values ('${projects.draft}', '1', '{}', 0, '{}', '[]', '[]', '${'b'.repeat(64)}')`,
      ],
      [
        noOne,
        `(project_id, made_by, engine, need, considered, counts, ledger, shown, digest)
           values ('${projects.draft}', '${people.idleBuyer}', '1', '{}', 0, '{}', '[]', '[]', '${'b'.repeat(64)}')`,
      ],
    ],
    update: [[noOne, `engine = '2'`]],
    delete: system('y'),
  },

  talent_lists: {
    rows: { b: lists.own, B: lists.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     b     B     -     -      -      | b b b B B B .',
    insert: [
      ['- - - + + - - - | + - - + - - -', `(name) values ('New')`],
      [noOne, `(name, firm_id) values ('New', '${firms.idle}')`],
      [noOne, `(name, created_by) values ('New', '${people.idleBuyer}')`],
    ],
    update: [
      ['- - - b B - - - | b . . B . . .', `name = 'Other'`],
      [noOne, `firm_id = '${firms.idle}'`],
    ],
    delete: '-       -      -     b     B     -     -      -      | b . . B . . .',
  },

  talent_bookmarks: {
    label: `concat(list_id, '/', candidate_id)`,
    rows: { b: `${lists.own}/${candidates.otherTalent}`, B: `${lists.others}/${candidates.otherTalent}` },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     b     B     -     -      -      | b b b B B B .',
    insert: [
      // Only who has a list, and only whom the firm can see.
      [
        '- - - + - - - - | + - - - - - .',
        `(list_id, candidate_id) select id, '${candidates.talent}' from talent_lists where firm_id = app.firm_id()`,
      ],
      [noOne, `(list_id, candidate_id) values ('${lists.own}', '${candidates.rejected}')`],
      [
        noOne,
        `(list_id, candidate_id, added_by) values ('${lists.own}', '${candidates.talent}', '${people.idleBuyer}')`,
      ],
      // A stranger's list takes nobody, whatever firm it is said to be of.
      [noOne, `(list_id, firm_id, candidate_id) values ('${lists.own}', '${firms.idle}', '${candidates.otherTalent}')`],
    ],
    update: [[noOne, `candidate_id = '${candidates.talent}'`]],
    delete: '-       -      -     b     B     -     -      -      | b . . B . . .',
  },

  hidden_talent: {
    label: `concat(firm_id, '/', candidate_id)`,
    rows: { b: `${firms.buyer}/${candidates.talent}`, B: `${firms.otherBuyer}/${candidates.rejected}` },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     b     B     -     -      -      | b b b B B B .',
    insert: [
      ['- - - + + - - - | + - - + - - -', `(candidate_id) values ('${candidates.otherTalent}')`],
      [noOne, `(candidate_id) values ('${candidates.rejected}') ${orNothing}`],
      [noOne, `(candidate_id, firm_id) values ('${candidates.otherTalent}', '${firms.idle}')`],
      [noOne, `(candidate_id, hidden_by) values ('${candidates.otherTalent}', '${people.idleBuyer}')`],
    ],
    update: [[noOne, `hidden_at = 'now'`]],
    delete: '-       -      -     b     B     -     -      -      | b . . B . . .',
  },

  talent_notes: {
    rows: { b: notes.owner, m: notes.manager, M: notes.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     bm    M     -     -      -      | bm bm bm M M M .',
    insert: [
      ['- - - + + - - - | + - - + - - -', `(candidate_id, text) values ('${candidates.otherTalent}', 'x')`],
      [noOne, `(candidate_id, text) values ('${candidates.rejected}', 'x')`],
      [noOne, `(candidate_id, text, firm_id) values ('${candidates.otherTalent}', 'x', '${firms.idle}')`],
      [noOne, `(candidate_id, text, author_id) values ('${candidates.otherTalent}', 'x', '${people.idleBuyer}')`],
    ],
    update: [
      ['- - - b . - - - | m . . M . . .', `text = 'x'`],
      [noOne, `author_id = '${people.idleBuyer}'`],
    ],
    // An owner deletes any, a manager their own.
    delete: '-       -      -     bm    M     -     -      -      | m . . M . . .',
  },

  scorecards: {
    rows: { a: scorecards.admin, f: scorecards.former },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     af    -      -',
    insert: [
      ['- - - - - + - -', `(candidate_id, scores) values ('${candidates.rejected}', '{"technical": 4}')`],
      [noOne, `(candidate_id, reviewer_id) values ('${candidates.rejected}', '${people.idleBuyer}')`],
    ],
    update: [
      ['- - - - - a - -', `scores = '{"technical": 5}', notes = '{}'`],
      [byGrants(noOne), `version = 9`],
      [noOne, `reviewer_id = '${people.idleBuyer}'`],
    ],
    delete: noOne,
  },

  intro_calls: {
    rows: { t: introCalls.talent, T: introCalls.otherTalent, c: introCalls.cancelled },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      T     -     -     tTc   tTc    -',
    insert: [
      [system('+'), `(candidate_id, name, email, zone, starts_at, ends_at) ${callOf(candidates.rejected)}`],
      [
        noOne,
        `(candidate_id, name, email, zone, starts_at, ends_at, status) ${callOf(candidates.talent, 'cancelled')}`,
      ],
    ],
    update: [
      [system('tTc'), `status = 'cancelled'`],
      [byGrants('- - - - - tT - -'), `status = 'cancelled', cancelled_by = '${people.admin}'`],
      [byGrants(noOne), `status = 'cancelled', cancelled_by = '${people.buyer}'`],
      ['- - - - - tT tTc -', `starts_at = starts_at + interval '20 years', ends_at = ends_at + interval '20 years'`],
      [byGrants(noOne), `email = 'x@example.com'`],
    ],
    delete: noOne,
  },

  project_invitations: {
    rows: { i: projectInvitations.talent, o: projectInvitations.others },
    //       visitor talent other buyer other admin system nobody | seats
    select: '-       i      o     i     o     io    io     - | i i i o o o .',
    insert: [
      ['- - - + - - - - | + - - - - - -', invitationOf(projects.open, candidates.otherTalent)],
      // Not to a draft, nor for longer than a month, and nobody who isn't vetted.
      [noOne, invitationOf(projects.draft, candidates.otherTalent)],
      [noOne, invitationOf(projects.closed, candidates.otherTalent)],
      [noOne, invitationOf(projects.takenDown, candidates.otherTalent)],
      [noOne, invitationOf(projects.open, candidates.talent)],
      [noOne, invitationOf(projects.open, candidates.otherTalent).replace('7 days', '70 days')],
      [noOne, invitationOf(projects.open, candidates.otherTalent, { status: 'accepted' })],
      [noOne, invitationOf(projects.open, candidates.otherTalent, { invited_by: people.viewer })],
    ],
    update: [
      // The life cycle keeps the product from answering, and people from letting it expire.
      ['- i o - - - . -', `status = 'accepted' where current_user <> 'app_system'`],
      ['- i o - - - - -', `decline_reason = 'rate', status = 'declined' where current_user <> 'app_system'`],
      ['- . . - - - io -', `status = 'expired' where current_user <> 'app_talent'`],
      [noOne, `candidate_id = '${candidates.rejected}' where current_user = 'app_talent'`],
      [byGrants(noOne), `note = 'x'`],
    ],
    delete: noOne,
  },

  offers: {
    rows: { s: offers.sent, d: offers.draft, o: offers.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       s      o     sd    o     sdo   sdo    - | sd sd sd o o o .',
    insert: [
      ['- - - + - - - - | + - - - - - -', offerOf(applications.hired, projects.open)],
      // Not before the application was accepted, nor for another project, in another's name or answered.
      [noOne, offerOf(applications.open, projects.open)],
      [noOne, offerOf(applications.hired, projects.fresh)],
      [noOne, offerOf(applications.engaged, projects.idle)],
      [noOne, offerOf(applications.hired, projects.open, { made_by: people.viewer })],
      [noOne, offerOf(applications.hired, projects.open).replace(`'sent'`, `'expired'`)],
    ],
    update: [
      ['- s o sd o - - - | sd . . o . . .', `reason = null where current_user <> 'app_system'`],
      ['- . . d . - . - | d . . . . . .', `status = 'sent' where status = 'draft' and current_user <> 'app_system'`],
      ['- . . . . - so -', `status = 'expired' where status <> 'draft' and current_user = 'app_system'`],
      // Whose it is stays.
      [noOne, `application_id = '${applications.hired}' where current_user = 'app_talent'`],
      [noOne, `project_id = '${projects.idle}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `round = 7`],
    ],
    delete: '- - - d . - - - | d . . . . . .',
  },
  offer_rounds: {
    label: `concat(offer_id, '/', number)`,
    rows: { s: `${offers.sent}/1`, d: `${offers.draft}/1`, o: `${offers.others}/1` },
    //       visitor talent other buyer other admin system nobody
    select: '-       s      o     sd    o     sdo   sdo    - | sd sd sd o o o .',
    insert: [
      // Whose turn it was writes the round that the offer has moved to, and no other.
      ['- - - + - - - - | + - - - - - -', roundOf(offers.draft, 2, 'owner')],
      ['- - + - - - - -', roundOf(offers.others, 2, 'talent')],
      [noOne, roundOf(offers.draft, 3, 'owner')],
      [noOne, roundOf(offers.draft, 2, 'talent')],
      [noOne, roundOf(offers.others, 2, 'owner')],
      [noOne, roundOf(offers.others, 3, 'talent')],
      [noOne, roundOf(offers.sent, 2, 'talent')],
      [noOne, roundOf(offers.draft, 2, 'owner', people.viewer)],
      [noOne, roundOf(offers.others, 2, 'talent', people.viewer)],
    ],
    update: [
      ['- - - d . - - - | d . . . . . .', `terms = '{}'`],
      [noOne, `offer_id = '${offers.sent}', number = 5`],
      [byGrants(noOne), `number = 9`],
    ],
    delete: noOne,
  },

  statements: {
    arrange: `update offers set status = 'accepted' where id = '${offers.sent}'`,
    rows: { s: statements.signed, d: statements.draft, x: statements.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       s      x     sd    x     sdx   sdx    - | sd sd sd x x x .',
    insert: [
      ['- - - + - - - - | + - - - - - -', statementOf()],
      // Not from an offer that waits, of another project, for another person or firm, nor signed already.
      [noOne, statementOf({ offer_id: offers.draft })],
      [noOne, statementOf({ project_id: projects.fresh })],
      [noOne, statementOf({ talent_id: people.otherTalent })],
      [noOne, statementOf({ firm_id: firms.otherBuyer })],
      [noOne, statementOf({ status: 'voided' })],
    ],
    update: [
      ['- s x sd x - - - | sd . . - . . .', `reason = null where current_user <> 'app_system'`],
      // Owners alone sign for their firm.
      [
        '- - - s . - - - | - . . . . . .',
        `status = 'executed', sealed_file = '\\x0001', sealed_sha256 = encode(sha256('\\x0001'), 'hex'), initials = 'x'
         where status = 'signed' and current_user = 'app_buyer'`,
      ],
      ['- . . . . - s -', `status = 'expired' where status = 'signed' and current_user = 'app_system'`],
      // Whose it is stays.
      [noOne, `talent_id = '${people.buyer}' where current_user = 'app_talent'`],
      [noOne, `firm_id = '${firms.idle}' where current_user = 'app_buyer'`],
    ],
    delete: noOne,
  },
  statement_entries: {
    label: `concat(statement_id, '/', number)`,
    rows: { s: `${statements.signed}/1`, x: `${statements.others}/1` },
    //       visitor talent other buyer other admin system nobody
    select: '-       s      x     s     x     sx    sx     - | s s s x x x .',
    insert: [
      ['- + - + - - - - | + - - - - - -', entryOf(statements.signed, 2, 'x')],
      ['- - - + - - - - | + - - - - - -', entryOf(statements.draft, 1, '0'.repeat(64))],
      ['- - + - + - - - | - - - + - - -', entryOf(statements.others, 2, 'x')],
    ],
    update: [[noOne, `hash = 'x'`]],
    delete: noOne,
  },
  statement_templates: {
    label: 'version',
    rows: { v: '1', w: '2' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     vw    vw    vw    -      - | vw vw vw vw vw vw vw',
    insert: [
      ['- - - - - + - -', `(version, text, saved_by) values (3, '{}', '${people.admin}')`],
      [noOne, `(version, text, saved_by) values (3, '{}', '${people.talent}')`],
    ],
    update: [
      ['- - - - - v - -', `counsel_read_by = '${people.admin}', counsel_read_at = now()`],
      [noOne, `counsel_read_by = '${people.talent}', counsel_read_at = now()`],
    ],
    delete: noOne,
  },

  weeks: {
    arrange: isActive,
    rows: { o: weeks.open, s: weeks.submitted, r: weeks.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       os     r     s     r     osr   osr    - | s s s r r r .',
    insert: [
      ['- + - - - - - -', `(engagement_id, starts_on) values ('${engagements.own}', '2026-08-03')`],
      [noOne, `(engagement_id, starts_on, status) values ('${engagements.own}', '2026-08-03', 'submitted')`],
    ],
    update: [
      ['- - - s r - - - | s s . r r . .', `reason = reason where current_user = 'app_buyer'`],
      ['- s . . . - . - | . . . . . . .', `status = 'open' where status = 'submitted' and current_user = 'app_talent'`],
      [
        '- . . s . - . - | s s . . . . .',
        `status = 'approved' where status = 'submitted' and current_user = 'app_buyer'`,
      ],
      ['- . . . . - osr -', `status = status where current_user = 'app_system'`],
      // Whose it is stays, and what isn't submitted is the talent's alone.
      [noOne, `talent_id = '${people.buyer}' where current_user = 'app_talent'`],
      [noOne, `firm_id = '${firms.idle}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `minutes = 120`],
      [byGrants(noOne), `rate_cents = 9900`],
      [byGrants(noOne), `cap_minutes = 9900`],
      [byGrants(noOne), `decided_at = now()`],
    ],
    delete: noOne,
  },
  week_lines: {
    arrange: isActive,
    rows: { o: weekLines.open, s: weekLines.submitted, r: weekLines.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       os     r     s     r     osr   osr    - | s s s r r r .',
    insert: [['- + - - - - - -', `(week_id, day, minutes, task) values ('${weeks.open}', '2026-09-22', 60, 'x')`]],
    update: [
      ['- o r - - - - -', `note = 'x'`],
      [byGrants(noOne), `week_id = '${weeks.submitted}'`],
    ],
    delete: '- o r - - - - -',
  },
  week_timers: {
    arrange: isActive,
    label: 'user_id',
    rows: { T: people.otherTalent },
    select: '- . T - - - - -',
    insert: [
      ['- + - - - - - -', `(engagement_id, task) values ('${engagements.own}', 'x')`],
      [noOne, `(user_id, engagement_id, task) values ('${people.rejectedTalent}', '${engagements.own}', 'x')`],
    ],
    update: [[noOne, `started_at = '2020-01-01'`]],
    delete: '- . T - - - - -',
  },
  invoices: {
    rows: { i: invoices.issued, d: invoices.draft, x: invoices.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     idx   idx    - | i i i x x x .',
    insert: [
      [
        noOne,
        `(firm_id, client, client_place, terms_days, through) values ('${firms.buyer}', 'x', '', 7, '2020-01-05')`,
      ],
    ],
    update: [
      ['- - - - - - idx -', 'reminded_day = 1'],
      ['- - - - - d - -', `status = 'issued' where current_user = 'app_admin'`],
    ],
    delete: '- - - - - d - -',
  },
  invoice_lines: {
    // An approved week, so that no rule but the policies refuses.
    arrange: `do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      insert into weeks (id, firm_id, starts_on, status, minutes, cap_minutes, rate_cents, submitted_at, decided_at)
      values ('${invoices.draft}', '${firms.buyer}', '2019-12-30', 'approved', 60, 60, 4000, now(), now());
      perform set_config('session_replication_role', 'origin', true);
    end $$`,
    rows: { i: invoiceLines.own, x: invoiceLines.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [[noOne, `(invoice_id, week_id) values ('${invoices.draft}', '${invoices.draft}')`]],
    update: [[noOne, `credit_note_id = '${creditNotes.others}'`]],
    delete: noOne,
  },
  credit_notes: {
    rows: { x: creditNotes.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     .     x     x     x      - | . . . x x x .',
    insert: [
      [
        noOne,
        `(number, invoice_id, reason, issued_on, minutes, pay_cents, fee_cents, total_cents)
         values ('CN-1', '${invoices.issued}', 'x', '2020-01-07', 1, 1, 1, 2)`,
      ],
    ],
    update: [[noOne, `reason = 'y'`]],
    delete: noOne,
  },
  charges: {
    rows: { i: charges.own, x: charges.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [
      [
        system('+'),
        `(invoice_id, attempt, amount_cents, customer_id, method_id) values ('${invoices.issued}', 2, 1, 'cus_1', 'pm_1')`,
      ],
    ],
    update: [[system('ix'), `failure_code = 'x'`]],
    delete: noOne,
  },
  payments: {
    rows: { i: payments.own, x: payments.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [
      // What a bank statement says comes from an admin, what Stripe says from Stripe alone.
      [
        '- - - - - + - -',
        `(invoice_id, kind, amount_cents, reference) values ('${invoices.issued}', 'transfer', 1, 'x')`,
      ],
      [system('+'), `(invoice_id, kind, amount_cents, reference) values ('${invoices.issued}', 'stripe', 1, 'x')`],
      [
        noOne,
        `(invoice_id, kind, amount_cents, reference, recorded_by) values ('${invoices.issued}', 'transfer', 1, 'x', '${people.talent}')`,
      ],
    ],
    update: [[noOne, `reference = 'y'`]],
    delete: noOne,
  },
  payout_lines: {
    rows: { t: payoutLines.talent, o: payoutLines.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      o     -     -     to    to     -',
    insert: [
      ['- - - - - + - -', `(talent_id, kind, amount_cents, reference) values ('${people.talent}', 'payment', -1, 'x')`],
      [
        noOne,
        `(talent_id, kind, amount_cents, invoice_line_id, due_on) values ('${people.talent}', 'credit', -1, '${invoiceLines.own}', '2020-01-13')`,
      ],
      [
        noOne,
        `(talent_id, kind, amount_cents, reference, recorded_by) values ('${people.talent}', 'payment', -1, 'x', '${people.talent}')`,
      ],
    ],
    update: [[noOne, `note = 'y'`]],
    delete: noOne,
  },
  document_numbers: {
    label: 'kind',
    rows: { i: 'INV', c: 'CN' },
    select: noOne,
    insert: [[noOne, `values ('INV', 2021, 1)`]],
    update: [[noOne, 'last = 9']],
    delete: noOne,
  },

  booked_times: {
    label: 'call_id',
    rows: { k: interviews.booked },
    select: noOne,
    insert: [[noOne, `values ('${interviews.others}', '${candidates.talent}', '2041-01-01', '2041-01-02')`]],
    update: [[noOne, `ends_at = '2041-01-01'`]],
    delete: noOne,
  },

  interviews: {
    rows: { k: interviews.booked, p: interviews.proposed, o: interviews.others, c: interviews.cancelled },
    //       visitor talent other buyer other admin system nobody | seats
    select: '-       p      koc   kpc   o     kpoc  kpoc   - | kpc kpc kpc o o o .',
    insert: [
      ['- - - + + - - - | + - - + - - -', interviewOf(candidates.otherTalent, 'booked')],
      // Only those who applied to their projects, of those who aren't accepted.
      ['- - - + - - - - | + - - - - - -', interviewOf(candidates.talent, 'booked')],
      [noOne, interviewOf(candidates.rejected, 'booked')],
      [noOne, interviewOf(candidates.otherTalent, 'held')],
      ['- - - - + - - - | - - - + - - -', interviewOf(candidates.otherTalent, 'booked', projects.others)],
    ],
    update: [
      ['- p koc kpc o - kpoc - | kpc . . o . . .', `cancel_word = 'x'`],
      ['- p koc kpc o kpo kpoc - | kpc . . o . . .', `status = 'cancelled'`],
      [noOne, `firm_id = '${firms.idle}' where current_user = 'app_buyer'`],
      [noOne, `candidate_id = '${candidates.rejected}' where current_user = 'app_talent'`],
      [byGrants('- - - kpc o - - - | kpc . . o . . .'), `owner_word = 'x', owner_held = true, was_as_profiled = true`],
      [byGrants('- p koc - - - - -'), `talent_word = 'x', talent_held = true, talent_zone = 'Asia/Manila'`],
      [byGrants(noOne), `sequence = 9`],
      [byGrants(noOne), `owner_moves = 0, talent_moves = 0`],
      [byGrants(noOne), `cancelled_by = 'talent'`],
    ],
    delete: noOne,
  },

  leads: {
    rows: { l: leads.one },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     l     l      -',
    insert: [[system('+'), `(email) values ('new@example.com')`]],
    update: [
      ['- - - - - l - -', `handled_at = 'now', handled_by = '${people.admin}'`],
      [noOne, `handled_at = 'now', handled_by = '${people.buyer}'`],
      [byGrants(noOne), `email = 'new@example.com'`],
    ],
    delete: noOne,
  },

  mails: {
    rows: { q: mails.queued, s: mails.sent, f: mails.failed },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     qsf   qsf    -',
    insert: [
      ['+ + + + + + + -', `(kind, recipient, subject, sealed_content) values ('x', 'x@example.com', 'x', '')`],
      [
        '- - - + - - - - | + - - - - - -',
        `(kind, application_id, subject, sealed_content) values ('x', '${applications.open}', 'x', '')`,
      ],
      [noOne, `(kind, recipient, subject, status, sent_at) values ('x', 'x@example.com', 'x', 'sent', 'now')`],
    ],
    update: [
      ['- - - - - - qf -', `status = 'queued' where status <> 'sent'`],
      ['- - - - - - f -', `status = 'sent', sent_at = 'now' where status = 'failed'`],
      [byGrants(noOne), `recipient = 'x@example.com'`],
    ],
    delete: '-       -      -     -     -     -     sf     -',
  },

  jobs: {
    label: 'key',
    rows: { w: mails.queued, r: 'running', f: 'failed' },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     wrf   wrf    -',
    insert: [[system('+'), `(kind, key) values ('count', 'new')`]],
    update: [
      ['- - - - - wf wrf -', `status = 'waiting', attempts = 0, due_at = 'now'`],
      ['- - - - - - wrf -', `status = 'failed', attempts = 1`],
      [system('wrf'), `last_error = 'x'`],
      [system('f'), `kind = 'other' where status = 'failed'`],
    ],
    delete: system('wrf'),
  },

  'migration.applied': {
    label: `'all'`,
    rows: { m: 'all' },
    select: system('m'),
    insert: [[noOne, `(name, checksum) values ('new', 'x')`]],
    update: [[noOne, `checksum = 'x'`]],
    delete: noOne,
  },
}
