import { clocks, messages, notices, people, projects, threads } from '../world.ts'
import { byGrants, noOne, system, type TablePolicies } from './line.ts'

const fileIn = (thread: string) =>
  `(thread_id, text, file_path, file_name, file_size_bytes, is_file_scanned)
    values ('${thread}', '', '${thread}/${messages.talent}', 'f.pdf', 1, true)`

export const conversationsPolicies: Record<string, TablePolicies> = {
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
    // The system keeps the files.
    select: '-       pg     oe    p     o     g     e      -      | p p p o o o .',
    insert: [
      ['- + - + - - - - | + - - - - - -', `(thread_id, text) values ('${threads.talent}', 'x')`],
      ['- - + - + - - - | - - - + - - -', `(thread_id, text) values ('${threads.others}', 'x')`],
      ['- + - - - + - -', `(thread_id, text) values ('${threads.operator}', 'x')`],
      ['- + - - - + - -', fileIn(threads.operator)],
      ['- - + - - - - -', fileIn(threads.engaged)],
      // Nothing is accepted, and what a file says can't be held.
      [noOne, fileIn(threads.talent)],
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
}
