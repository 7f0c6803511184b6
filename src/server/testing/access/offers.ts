import { firstTemplate } from '#domain/statements/template.ts'
import { oneByteSha256, sampleDetails, sampleFacts } from '../../statements/testing/sample-facts.ts'
import { signatureFor } from '../../statements/testing/statement.ts'
import { sampleTerms } from '../sample-terms.ts'
import { madeEngagement } from './hours.ts'
import { acceptedApplication } from './objects.ts'
import { adminAlone, everyone, type Rows, type World } from './world.ts'

const offer = (status: 'draft' | 'sent' | 'countered') => async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `with made as (
       insert into offers (application_id, project_id, status) select a.id, a.project_id, $2 from applications a where a.id = $1
       returning id
     ), terms as (
       insert into offer_rounds (offer_id, number, side, terms) select id, 1, 'owner', $3 from made returning offer_id
     )
     select offer_id as id from terms`,
    [await acceptedApplication(world), status, JSON.stringify(sampleTerms)],
  )
  return { id: row?.id as string, round: 1 }
}

/** Of the buyer with the talent; files and hashes fit. */
const statement = (status: 'draft' | 'out') => async (world: World) => {
  const offerId = (await offer('sent')(world)).id
  const { database } = world.app
  await database.ownerRun(`update offers set status = 'accepted' where id = $1`, [offerId])
  const [row] = await database.ownerRun(
    `insert into statements (offer_id, project_id, firm_id, talent_id, template_version, is_unread, template, facts, details)
     select o.id, o.project_id, p.firm_id, a.user_id, 1, true, $2, $3, $4
     from offers o join projects p on p.id = o.project_id join applications a on a.id = o.application_id where o.id = $1
     returning id`,
    [offerId, JSON.stringify(firstTemplate), JSON.stringify(sampleFacts), JSON.stringify(sampleDetails)],
  )
  const id = row?.id as string
  if (status === 'out')
    await database.ownerRun(
      `update statements set status = 'out', shown_file = '\\x00', shown_sha256 = encode(sha256('\\x00'), 'hex'), pages = 1
       where id = $1`,
      [id],
    )
  return { id }
}

export const offersAccess = {
  readOfferStart: {
    input: async (world) => ({ id: await acceptedApplication(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  makeOffer: {
    input: async (world) => ({ id: await acceptedApplication(world), terms: sampleTerms, status: 'sent' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  readOffer: {
    input: async (world) => ({ id: (await offer('sent')(world)).id }),
    gets: [401, 401, 200, 404, 200, 404, 200],
  },
  counterOffer: {
    input: async (world) => ({ ...(await offer('sent')(world)), terms: sampleTerms }),
    // It is the talent's turn.
    gets: [401, 401, 200, 404, 409, 404, 403],
  },
  acceptOffer: { input: offer('sent'), gets: [401, 401, 200, 404, 409, 404, 403] },
  declineOffer: { input: offer('sent'), gets: [401, 401, 200, 404, 403, 403, 403] },
  withdrawOffer: { input: offer('countered'), gets: [401, 401, 403, 403, 200, 404, 403] },
  discardOffer: {
    input: async (world) => ({ id: (await offer('draft')(world)).id }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  draftStatement: {
    input: async (world) => {
      const { id } = await statement('draft')(world)
      const [row] = await world.app.database.ownerRun('select offer_id as id from statements where id = $1', [id])
      return { offerId: row?.id as string }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  amendStatement: {
    input: async (world) => ({ id: (await madeEngagement(world)).statementId }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listStatements: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  readStatement: { input: statement('out'), gets: [401, 401, 200, 404, 200, 404, 200] },
  saveStatement: {
    input: async (world) => {
      const { id } = await statement('draft')(world)
      const [row] = await world.app.database.ownerRun(
        'select to_json(updated_at) as version from statements where id = $1',
        [id],
      )
      return { id, expectedUpdatedAt: row?.version as string, details: sampleDetails }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  sendStatement: { input: statement('draft'), gets: [401, 401, 403, 403, 200, 404, 403] },
  viewStatement: { input: statement('out'), gets: [401, 401, 200, 404, 200, 404, 403] },
  signStatement: {
    // Nobody has seen its pages; it is the talent's turn.
    input: async (world) => signatureFor({ ...(await statement('out')(world)), sha256: oneByteSha256 }, 'Test'),
    gets: [401, 401, 400, 404, 409, 404, 403],
  },
  declineStatement: {
    input: async (world) => ({ ...(await statement('out')(world)), reason: 'On paper.' }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  voidStatement: {
    input: async (world) => ({ ...(await statement('out')(world)), move: 'void', reason: 'Wrong rate.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  verifyFile: { input: () => ({ sha256: oneByteSha256 }), gets: everyone(200) },
  readStatementTemplate: { input: () => ({}), gets: adminAlone(200) },
  saveStatementTemplate: { input: () => ({ version: 1, text: firstTemplate }), gets: adminAlone(200) },
  confirmCounsel: { input: () => ({ version: 9 }), gets: adminAlone(409) },
} satisfies Rows
