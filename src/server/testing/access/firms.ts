import { inviteMember, readFirm } from '#contract/firms.ts'
import { buyerInput, newMember, pngFile, uniqueEmail } from '../people.ts'
import { madeUpToken } from './objects.ts'
import { adminAlone, everyone, type Rows, type World } from './world.ts'

const withoutKeys = [401, 401, 403, 403, 503, 503, 403]

/** Someone new at the firm of `buyer`. */
async function seatOf({ app, owner }: World): Promise<string> {
  const { userId } = await newMember(app, owner, 'viewer')
  return (await app.database.ownerRun('select id from buyers where user_id = $1', [userId]))[0]?.id as string
}

/** An open invitation to the firm of `buyer`. */
async function invitationOf({ app, browsers }: World): Promise<string> {
  const email = uniqueEmail('invited')
  await browsers.buyer.call(inviteMember, { email, firmRole: 'viewer' })
  return (await app.database.ownerRun('select id from firm_invitations where email = $1', [email]))[0]?.id as string
}

export const firmsAccess = {
  registerBuyer: { input: () => buyerInput(uniqueEmail('new')), gets: everyone(200) },
  readBuyerProfile: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  saveBuyerProfile: { input: () => ({ firstName: 'Ellen' }), gets: [401, 401, 403, 403, 200, 200, 403] },
  setAvatar: { input: () => ({ avatar: pngFile() }), gets: [401, 401, 403, 403, 200, 200, 403] },
  removeAvatar: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  readFirm: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  saveFirm: {
    input: async ({ browsers }, who) => {
      const { settings, updatedAt } = (await browsers[who === 'otherBuyer' ? who : 'buyer'].call(readFirm, {})).body
      return { ...settings, name: 'Firm', expectedUpdatedAt: updatedAt }
    },
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  startFirm: {
    input: () => ({ name: 'New' }),
    gets: [401, 401, 403, 403, 409, 409, 403],
    seated: [409, 409, 409, 409, 409, 409, 200],
  },
  inviteMember: {
    input: () => ({ email: uniqueEmail('invited'), firmRole: 'viewer' }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  withdrawInvitation: {
    input: async (world) => ({ id: await invitationOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  readInvitation: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  acceptInvitation: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  changeFirmRole: {
    input: async (world) => ({ id: await seatOf(world), expectedRole: 'viewer', firmRole: 'approver' }),
    gets: [401, 401, 403, 403, 200, 409, 403],
  },
  removeSeat: { input: async (world) => ({ id: await seatOf(world) }), gets: [401, 401, 403, 403, 200, 404, 403] },
  // The last owner stays. Everyone else may leave, and gets their seat back here.
  leaveFirm: {
    input: () => ({}),
    gets: [401, 401, 403, 403, 409, 409, 403],
    seated: [200, 200, 200, 200, 200, 200, 403],
  },
  readBilling: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  // No keys are configured here; billing.test.ts tries strangers with keys.
  bootstrapBuyer: {
    input: ({ emails }, who) => ({ user_id: crypto.randomUUID(), email: emails[who] }),
    gets: withoutKeys,
  },
  listPaymentMethods: { input: () => ({ customer: 'cus_1' }), gets: withoutKeys },
  createSetupIntent: { input: () => ({ customer: 'cus_1', payment_method_types: ['card'] }), gets: withoutKeys },
  removePaymentMethod: { input: () => ({ id: 'pm_1' }), gets: withoutKeys },
  setDefaultPaymentMethod: { input: () => ({ id: 'pm_1' }), gets: withoutKeys },
  listFirms: { input: () => ({}), gets: adminAlone(200) },
  readFirmToVerify: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
  verifyFirm: { input: () => ({ id: crypto.randomUUID(), checks: ['call'], note: '' }), gets: adminAlone(404) },
  withdrawVerification: {
    input: () => ({ id: crypto.randomUUID(), reason: 'The website is gone.' }),
    gets: adminAlone(404),
  },
  setFirmTerms: {
    input: () => ({ id: crypto.randomUUID(), isGranted: true, reason: 'Pays by transfer.' }),
    gets: adminAlone(404),
  },
} satisfies Rows
