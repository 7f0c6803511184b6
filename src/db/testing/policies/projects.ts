import { applications, buyers, firms, people, projects, saves } from '../world.ts'
import { byGrants, noOne, type TablePolicies } from './line.ts'

export const projectsPolicies: Record<string, TablePolicies> = {
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

  project_search: {
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
    select: '-       -      -     odc   xyk   odcxyzk -      -      | odc odc odc xyk xyk xyk .',
    insert: [[noOne, `(id, created_at, state, words) values ('${projects.open}', 'now', 'Open', 'x')`]],
    update: [[noOne, `applications = 9`]],
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
      ['- - - oc x - - - | oc . . x . . .', `status = 'rejected', decline_reason = 'x' where status = 'pending'`],
      [noOne, `project_id = '${projects.idle}'`],
    ],
    //       visitor talent other buyer other admin system nobody
    delete: '-       oc     x     -     -     -     -      -',
  },

  cover_letter_originals: {
    label: 'application_id',
    rows: { o: applications.open, x: applications.others, h: applications.hired },
    // The firm reads it once it has accepted.
    //       visitor talent other buyer other admin system nobody
    select: '-       o      x     h     .     .     -      -      | h h h . . . .',
    insert: [
      ['- + - - - - - -', `values ('${applications.closed}', 'x')`],
      // Nobody adds one to what has been decided.
      [noOne, `values ('${applications.engaged}', 'x')`],
    ],
    update: [[noOne, `text = 'x'`]],
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
}
