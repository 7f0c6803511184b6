import { candidates, people, projectInvitations, projects, runs } from '../world.ts'
import { byGrants, noOne, system, type TablePolicies } from './line.ts'

const invitationOf = (project: string, candidate: string, more: Record<string, string> = {}) =>
  `(${['project_id', 'candidate_id', 'expires_at', ...Object.keys(more)]}) values ('${project}', '${candidate}', now() + interval '7 days'${Object.values(more).map((value) => `, '${value}'`)})`

const curationOf = (change: string, candidate: string) =>
  `(project_id, change, candidate_id, position, standing, reason) values ('${projects.open}', '${change}', '${candidate}', 1, 'fits', 'Why')`

export const matchingPolicies: Record<string, TablePolicies> = {
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

  shortlist_changes: {
    rows: { h: '1', m: '2', x: '3' },
    //       visitor talent other buyer other admin system nobody | seats
    select: '-       -      -     hm    x     hmx   -      - | hm hm hm x x x .',
    insert: [
      ['- - - - - + - -', curationOf('added', candidates.otherTalent)],
      ['- - - - - + - -', `(project_id, change) values ('${projects.others}', 'released')`],
      // Nobody is placed whom firms can't find, and only the rule holds.
      [noOne, curationOf('added', candidates.rejected)],
      [noOne, `(project_id, change) values ('${projects.others}', 'held')`],
      [
        noOne,
        curationOf('added', candidates.otherTalent)
          .replace('reason)', 'reason, made_by)')
          .replace(/\)$/, `, '${people.buyer}')`),
      ],
    ],
    update: [[noOne, `reason = 'Another'`]],
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
}
