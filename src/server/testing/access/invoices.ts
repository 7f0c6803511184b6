import { draftInvoice, findInvoice, issueDraft } from '#db/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { testPassword } from '../people.ts'
import { adminAlone, type Rows, talentAlone, type World } from './world.ts'

/** Of the buyer's firm. */
const invoice = (status: 'draft' | 'issued') => async (world: World) => {
  const { database } = world.app
  const [row] = await database.ownerRun('select firm_id as id from buyers where user_id = $1', [world.owner.userId])
  const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }], { firmId: row?.id as string })
  return database.db.asSystem(async (tx) => {
    const id = (await draftInvoice(tx, { firmId: firm.id, engagementId: null, through: '2026-11-15' })) as string
    if (status === 'issued') await issueDraft(tx, id)
    const lines = (await findInvoice(tx, id))?.lines.map((line) => line.id) ?? []
    return { id, lines }
  })
}

export const invoicesAccess = {
  listInvoices: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 200] },
  readInvoice: {
    input: async (world) => ({ id: (await invoice('issued')(world)).id }),
    gets: [401, 401, 403, 403, 200, 404, 200],
  },
  // An admin names the firm.
  readLedger: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 404] },
  listBillable: { input: () => ({}), gets: adminAlone(200) },
  draftInvoices: { input: () => ({ firm: crypto.randomUUID(), through: '2026-11-15' }), gets: adminAlone(409) },
  issueInvoice: {
    input: async (world) => ({ id: (await invoice('draft')(world)).id }),
    gets: adminAlone(200),
  },
  discardInvoice: {
    input: async (world) => ({ id: (await invoice('draft')(world)).id }),
    gets: adminAlone(200),
  },
  creditInvoice: {
    input: async (world) => ({ ...(await invoice('issued')(world)), reason: 'Recorded twice.', returnsHours: false }),
    gets: adminAlone(200),
  },
  recordPayment: {
    input: async (world) => ({
      id: (await invoice('issued')(world)).id,
      ...{ kind: 'transfer', amountCents: 100, reference: 'ACH 1', receivedOn: '2026-11-16' },
    }),
    gets: adminAlone(200),
  },
  // Without keys there is nothing to charge.
  payInvoice: {
    input: async (world) => ({ id: (await invoice('issued')(world)).id }),
    gets: [401, 401, 403, 403, 503, 404, 403],
  },
  saveInvoicing: {
    input: () => ({ id: crypto.randomUUID(), rhythm: 'week', scope: 'firm', termsDays: 7 }),
    gets: adminAlone(404),
  },
  readMonth: { input: () => ({ month: '2026-11' }), gets: adminAlone(200) },
  listPayouts: { input: () => ({}), gets: adminAlone(200) },
  readPayouts: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 200] },
  recordPayout: {
    input: () => ({ line: { kind: 'payment', talentId: crypto.randomUUID(), amountCents: 1, reference: 'x' } }),
    gets: adminAlone(404),
  },
  readPayoutAccount: { input: () => ({}), gets: talentAlone },
  savePayoutAccount: {
    input: () => ({
      account: {
        ...{ country: 'PH', holder: 'Ana Reyes', bankName: 'BDO Unibank', swift: 'BNORPHMM' },
        ...{ accountNumber: '001234567890', address: 'Cebu City' },
      },
      password: testPassword,
    }),
    gets: talentAlone,
  },
  removePayoutAccount: { input: () => ({ password: testPassword }), gets: talentAlone },
} satisfies Rows
