import { applications, candidates, merges, pairs, people, scorecards } from '../world.ts'
import { byGrants, noOne, orNothing, system, type TablePolicies } from './line.ts'

const byPeople = `where current_user <> 'app_system'`

export const candidatesPolicies: Record<string, TablePolicies> = {
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
      // The system fills a profile while its resume is being read, that of otherTalent; grants alone keep it from other columns.
      ['- t T - - - T -', `profile_data = '{}', profile_checks = '[]', experience_years = 5`],
      ['- t T - - - - -', `name = 'x' ${byPeople}`],
      ['- t T - - - - -', `profile_data = '{}', working_hours = '{}', avatar_url = null ${byPeople}`],
      [byGrants(noOne), `profile_version = 9`],
      [byGrants('- - - - - tTr - -'), `interview_notes = 'x', reviewed_by = '${people.admin}'`],
      [
        byGrants('- - - - - tTr - -'),
        `interview_scheduled_at = now() + interval '1 day', reviewed_by = '${people.admin}'`,
      ],
      [byGrants(noOne), `interview_notes = 'x', reviewed_by = '${people.talent}'`],
      [noOne, `user_id = '${people.admin}' ${byPeople}`],
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
    insert: [[noOne, `values ('${candidates.rejected}', 'now', true, 'x', 'x')`]],
    update: [[noOne, `name = 'x'`]],
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

  merges: {
    rows: { r: merges.recent, o: merges.old },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     r     ro     -',
    insert: [
      [
        noOne,
        `(kept_id, other_id, other_email, files) values ('${candidates.talent}', '${merges.old}', 'x@example.com', '{}')`,
      ],
    ],
    update: [[noOne, `undoable_until = 'tomorrow'`]],
    delete: system('o'),
  },

  // Only the functions that merge and undo read it.
  merged_rows: {
    label: 'merge_id',
    rows: { r: merges.recent },
    select: noOne,
    insert: [[noOne, `(merge_id, table_name, after) values ('${merges.recent}', 'public.users', '{}')`]],
    update: [[noOne, `after = '{}'`]],
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
      [system('r'), `reading_since = now()`],
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
}
