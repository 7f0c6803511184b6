import { candidates, firms, interviews, introCalls, people, projects } from '../world.ts'
import { byGrants, noOne, system, type TablePolicies } from './line.ts'

const callOf = (candidate: string, ...status: string[]) =>
  `values (${[candidate, 'x', 'x@example.com', 'UTC', '2026-11-20 02:00Z', '2026-11-20 02:30Z', ...status].map((value) => `'${value}'`)})`

const interviewOf = (candidate: string, status: string, project?: string) =>
  `(candidate_id, minutes, status, starts_at, owner_zone, talent_zone, project_id)
   values ('${candidate}', 30, '${status}', '2041-01-01', 'UTC', 'UTC', ${project ? `'${project}'` : 'null'})`

export const callsPolicies: Record<string, TablePolicies> = {
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
}
