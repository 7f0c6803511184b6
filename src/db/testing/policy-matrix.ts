import {
  applications,
  candidates,
  challenges,
  firms,
  leads,
  mails,
  newcomer,
  people,
  projects,
  saves,
  tokenHashOf,
} from './world.ts'

/** The columns of the matrix. Nobody is the server's login before it enters a role. */
export const columns = ['visitor', 'talent', 'otherTalent', 'buyer', 'otherBuyer', 'admin', 'system', 'nobody'] as const

/**
 * A cell for each column: the rows that were seen or touched, by letter; `+` a new row, `.` none, `-` permission denied.
 * Policies must hold alone, so each line is tried twice: as granted, and with everything granted on every table.
 */
export type Line = string | { cells: string; isByGrants: true }

/** Of two columns in a row that one policy opens, the grants alone keep one closed. */
const byGrants = (cells: string): Line => ({ cells, isByGrants: true })

export type TablePolicies = {
  /** What tells the rows apart; `id` unless told. */
  label?: string
  rows: Record<string, string>
  select: Line
  /** By what follows `insert into <table>`. */
  insert: Record<string, Line>
  /** By what follows `update <table> set`; without a condition, so every row in reach is touched. */
  update: Record<string, Line>
  delete: Line
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
}
//                 visitor talent other buyer other admin system nobody
const noOne = /**/ '-      -      -     -     -     -     -      -'
const system = (cell: string) => `- - - - - - ${cell} -`

/** Tables that only registration, sign-in and jobs work with. */
const systemAlone = (rows: Record<string, string>, insert: string, update: string, label = 'id'): TablePolicies => {
  const all = system(Object.keys(rows).join(''))
  return { label, rows, select: all, insert: { [insert]: system('+') }, update: { [update]: all }, delete: all }
}

export const policyMatrix: Record<string, TablePolicies> = {
  'identity.users': systemAlone(
    { ...everyone, n: newcomer },
    `(email, name) values ('new@example.com', 'New')`,
    `name = 'x'`,
  ),
  'identity.credentials': systemAlone(
    everyone,
    `(user_id, account_id, provider_id, password) values ('${newcomer}', 'x', 'credential', '$argon2id$x')`,
    `password = '$argon2id$x'`,
  ),
  'identity.challenges': systemAlone(
    { c: challenges.confirm, r: challenges.reset },
    `(user_id, kind, token_hash, expires_at) values ('${people.buyer}', 'reset', 'x', 'tomorrow')`,
    `code_tries = 0`,
  ),
  'identity.attempts': systemAlone({ k: 'key' }, `values ('new', 1, 'tomorrow')`, `count = 1`, 'key'),

  'identity.sessions': {
    rows: { ...everyone, x: '00000000-0000-4000-8000-000000000090' },
    //       visitor talent other buyer other admin system      nobody
    select: '-       t      T     bx    B     a     tTbBaurix   -',
    insert: {
      [`(user_id, token, expires_at) values ('${people.talent}', '${'x'.repeat(43)}', 'tomorrow')`]: system('+'),
    },
    update: { [`expires_at = 'infinity'`]: system('tTbBaurix') },
    delete: '-       t      T     bx    B     a     tTbBaurix   -',
  },

  users: {
    rows: everyone,
    //       visitor talent other buyer other admin     system     nobody
    select: '-       t      T     b     B     tTbBauri  tTbBauri   -',
    insert: { [`(id, role, email) values ('${newcomer}', 'admin', 'new@example.com')`]: system('+') },
    update: {
      [`name = 'x'`]: '- t  T     b     B     a         -          -',
      [`id = '${newcomer}'`]: noOne,
    },
    delete: noOne,
  },

  buyers: {
    rows: { b: firms.buyer, B: firms.otherBuyer, u: firms.unconfirmed, i: firms.idle },
    //       visitor talent other buyer other admin system nobody
    select: '-       bB     bB    b     B     bBui  bBui   -',
    insert: { [`(user_id, email) values ('${people.admin}', 'new@example.com')`]: system('+') },
    update: {
      [`job_title = 'x'`]: '- - - b     B     -     -      -',
      [`user_id = '${people.admin}'`]: noOne,
    },
    delete: noOne,
  },

  candidates: {
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      T     T     T     tTr   tTr    -',
    insert: {
      [`(email) values ('new@example.com')`]: system('+'),
      [`(email, status, reviewed_at) values ('new@example.com', 'accepted', 'now')`]: noOne,
    },
    update: {
      [`name = 'x'`]: '- t  T     -     -     -     -      -',
      [`interview_notes = 'x', reviewed_by = '${people.admin}'`]: byGrants('- - - - - tTr - -'),
      [`interview_notes = 'x', reviewed_by = '${people.talent}'`]: byGrants(noOne),
      [`user_id = '${people.admin}'`]: noOne,
    },
    delete: noOne,
  },

  candidate_history: {
    label: 'candidate_id',
    rows: { t: candidates.talent, T: candidates.otherTalent, r: candidates.rejected },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     tTr   -      -',
    insert: { [`(candidate_id, to_status, changes) values ('${candidates.talent}', 'accepted', '{}')`]: noOne },
    update: { [`changes = '{}'`]: noOne },
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
    },
    //       visitor talent other buyer other admin  system nobody
    select: 'oxy     ocxy   oxy   odc   xy    odcxyz -      -',
    insert: {
      [`(title) values ('New')`]: '- - - +     +     -      -      -',
      [`(title, status) values ('New', 'completed')`]: noOne,
      [`(title, buyer_id) values ('New', '${firms.idle}')`]: noOne,
    },
    update: {
      [`title = 'x'`]: '- -  -     odc   xy    -      -      -',
      [`buyer_id = '${firms.idle}'`]: noOne,
    },
    delete: '-       -      -     odc   xy    -      -      -',
  },

  applications: {
    rows: { o: applications.open, c: applications.closed, x: applications.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       oc     x     oc    x     ocx   -      -',
    insert: {
      [`(project_id, cover_letter) values ('${projects.fresh}', 'x')`]: '- + + - - - - -',
      [`(project_id, cover_letter) values ('${projects.draft}', 'x')`]: noOne,
      [`(project_id, cover_letter) values ('${projects.closed}', 'x')`]: noOne,
      [`(project_id, cover_letter, user_id) values ('${projects.fresh}', 'x', '${people.admin}')`]: noOne,
    },
    update: {
      [`status = 'reviewing'`]: '- - - oc x  -     -      -',
      [`project_id = '${projects.idle}'`]: noOne,
    },
    delete: noOne,
  },

  saved_projects: {
    rows: { t: saves.talent, T: saves.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      T     -     -     -     -      -',
    insert: {
      [`(project_id) values ('${projects.fresh}')`]: '- + + - - - - -',
      [`(project_id) values ('${projects.draft}')`]: noOne,
      [`(project_id, worker_id) values ('${projects.fresh}', '${people.admin}')`]: noOne,
    },
    update: { [`worker_id = '${people.admin}'`]: noOne },
    delete: '-       t      T     -     -     -     -      -',
  },

  terms_acceptances: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     tb    -      -',
    insert: { [`(user_id, version) values ('${people.admin}', '1')`]: system('+') },
    update: { [`version = '2'`]: noOne },
    delete: noOne,
  },

  leads: {
    rows: { l: leads.one },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     l     l      -',
    insert: { [`(email) values ('new@example.com')`]: system('+') },
    update: { [`email = 'new@example.com'`]: noOne },
    delete: noOne,
  },

  mails: {
    rows: { q: mails.queued, s: mails.sent },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     -     qs     -',
    insert: {
      [`(kind, recipient, subject, sealed_content) values ('x', 'x@example.com', 'x', '')`]: '+ + + + + + + -',
      [`(kind, recipient, subject, status, sent_at) values ('x', 'x@example.com', 'x', 'sent', 'now')`]: noOne,
    },
    update: { [`last_error = 'x'`]: system('qs') },
    delete: '-       -      -     -     -     -     s      -',
  },

  periodic_jobs: {
    label: 'name',
    rows: { j: 'sweep' },
    select: system('j'),
    insert: { [`(name) values ('new')`]: system('+') },
    update: { [`next_run_at = 'now'`]: system('j') },
    delete: byGrants(noOne),
  },

  'migration.applied': {
    label: `'all'`,
    rows: { m: 'all' },
    select: system('m'),
    insert: { [`(name, checksum) values ('new', 'x')`]: noOne },
    update: { [`checksum = 'x'`]: noOne },
    delete: noOne,
  },
}

/** How each column of the matrix enters the database: by a session, as the doors do. */
export const entries: Record<(typeof columns)[number] | 'unconfirmed' | 'expired', string> = {
  ...(Object.fromEntries(
    (['talent', 'otherTalent', 'buyer', 'otherBuyer', 'admin', 'unconfirmed', 'expired'] as const).map((who) => [
      who,
      `from identity.principal('${tokenHashOf(who)}')`,
    ]),
  ) as Record<'talent' | 'otherTalent' | 'buyer' | 'otherBuyer' | 'admin' | 'unconfirmed' | 'expired', string>),
  visitor: `from identity.principal('')`,
  system: `from (values ('app_system', null)) as entered (db_role, user_id)`,
  nobody: `from (values ('glide_app', null)) as entered (db_role, user_id)`,
}
