import { applications, candidates, leads, mails, newcomer, people } from '../world.ts'
import { byGrants, noOne, system, type TablePolicies } from './line.ts'

export const operationsPolicies: Record<string, TablePolicies> = {
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
