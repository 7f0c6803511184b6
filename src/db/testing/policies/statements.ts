import { applications, firms, offers, people, projects, sealKey, statements } from '../world.ts'
import { byGrants, noOne, system, type TablePolicies } from './line.ts'

const offerOf = (application: string, project: string, more: Record<string, string> = {}) =>
  `(${['application_id', 'project_id', 'status', ...Object.keys(more)]}) select '${application}', '${project}', 'sent'${Object.values(more).map((value) => `, '${value}'`)}`

const statementOf = (more: Record<string, string> = {}) => {
  const values = { offer_id: offers.sent, project_id: projects.open, talent_id: people.talent, ...more }
  return `(${Object.keys(values)}, template_version, is_unread, template, facts, details) values (${Object.values(values).map((value) => `'${value}'`)}, 1, true, '{}', '{}', '{}')`
}

const entryOf = (statement: string, number: number, previous: string) =>
  `select '${statement}'::uuid, ${number}, '{}', encode(sha256(convert_to('${previous}' || chr(10) || '{}', 'UTF8')), 'hex')`

const roundOf = (offer: string, number: number, side: string, maker?: string) =>
  `(${['offer_id', 'number', 'side', 'terms', ...(maker ? ['made_by'] : [])]}) values ('${offer}', ${number}, '${side}', '{}'${maker ? `, '${maker}'` : ''})`

export const statementsPolicies: Record<string, TablePolicies> = {
  seal_keys: {
    rows: { k: sealKey },
    select: system('k'),
    insert: [[system('+'), `(id, certificate, sealed_key) values ('${'b'.repeat(64)}', '', '')`]],
    update: [[noOne, `sealed_key = ''`]],
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
    // Nothing is added to what was executed before: here it is at this moment.
    arrange: `with quiet as (select set_config('session_replication_role', 'replica', true))
      update statements set executed_at = now() from quiet where id = '${statements.others}'
      returning set_config('session_replication_role', 'origin', true)`,
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
}
