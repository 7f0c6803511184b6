import { candidates, firms, lists, notes, people } from '../world.ts'
import { noOne, orNothing, type TablePolicies } from './line.ts'

export const bookmarksPolicies: Record<string, TablePolicies> = {
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
}
