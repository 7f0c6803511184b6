import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import { applyToProject } from '#contract/applications.ts'
import { createTalentList } from '#contract/bookmarks.ts'
import { openThread } from '#contract/conversations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { inviteMember, readFirm } from '#contract/firms.ts'
import { addLines, approveWeeks, readWeek, submitWeek } from '#contract/hours.ts'
import { writeNote } from '#contract/notes.ts'
import { readProfile } from '#contract/profiles.ts'
import { createProject, readProjectDetails } from '#contract/projects.ts'
import { listSlots, readIntroCallHours } from '#contract/scheduling.ts'
import { draftInvoice, findInvoice, issueDraft } from '#db/invoices.ts'
import { createDatabaseAccess } from '#db/session.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { firstTemplate } from '#domain/statements/template.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { createAdmin } from './admins/create-admin.ts'
import { createApp } from './app.ts'
import { activeEngagement } from './engagements/testing/engagement.ts'
import { routes } from './routes.ts'
import { oneByteSha256, sampleDetails, sampleFacts } from './statements/testing/sample-facts.ts'
import { signatureFor } from './statements/testing/statement.ts'
import { type Browser, createBrowser } from './testing/browser.ts'
import {
  applicationInput,
  buyerInput,
  newBuyer,
  newMember,
  newPerson,
  newTalent,
  newUnconfirmed,
  type Person,
  pdfFile,
  pngFile,
  testPassword,
  uniqueEmail,
} from './testing/people.ts'
import { sampleTerms } from './testing/sample-terms.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const visitors = ['visitor', 'unconfirmed', 'talent', 'otherTalent', 'buyer', 'otherBuyer', 'admin'] as const
/** The others of both firms, whose owners are `buyer` and `otherBuyer`, and someone who lost their seat. */
const seats = ['manager', 'approver', 'viewer', 'otherManager', 'otherApprover', 'otherViewer', 'former'] as const
type Who = (typeof visitors)[number] | (typeof seats)[number]

type World = {
  app: TestApp
  browsers: Record<Who, Browser>
  /** `buyer`. */
  owner: Person
  emails: Record<Who, string>
  /** A new project of `buyer`; a new application of `talent` to one. */
  project: () => Promise<string>
  application: () => Promise<string>
}

/**
 * What is sent, and the status each caller gets for it, in the order of `visitors`. Without `seated`, everyone at a firm gets what
 * its owner gets, where the endpoint is for their role, and who lost their seat gets what `otherBuyer` gets.
 */
type Row = {
  input: (world: World, who: Who) => object | Promise<object>
  gets: readonly number[]
  /** In the order of `seats`. */
  seated?: readonly number[]
}

function seatedGet(name: EndpointName): readonly number[] {
  const { gets, seated } = table[name]
  if (seated) return seated
  const { access, firmRoles }: Endpoint = endpoints[name]
  const [own, other] = [gets[4] as number, gets[5] as number]
  const isForBuyers = access !== 'anyone' && access !== 'signed-in' && [access].flat().includes('buyer')
  if (!isForBuyers || !firmRoles) return [own, own, own, other, other, other, other]
  const by = (role: FirmRole, status: number) => (firmRoles.includes(role) ? status : 403)
  return [
    ...(['manager', 'approver', 'viewer'] as const).map((role) => by(role, own)),
    ...(['manager', 'approver', 'viewer'] as const).map((role) => by(role, other)),
    403,
  ]
}

const everyone = (status: number) => visitors.map(() => status)
const adminAlone = (status: number) => [401, 401, 403, 403, 403, 403, status]
const talentAlone = [401, 401, 200, 200, 403, 403, 403]
const withoutKeys = [401, 401, 403, 403, 503, 503, 403]
const signedIn = (status: number) => [401, 401, status, status, status, status, status]
const retentionOff = { keepUnconfirmedDays: null, keepRejectedDays: null, keepInactiveDays: null }
/** A conversation of `talent` and `buyer` that nobody reported. */
const threadParties = [401, 401, 200, 404, 200, 404, 404]
const madeUpToken = 'A'.repeat(43)
const madeUpPasskey = {
  use: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  new: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
}

const longAgo = '2020-01-06T15:00:00.000Z'

/** The talent as a candidate, who has applied to a project of the buyer. */
async function applicantOf(world: World): Promise<string> {
  await world.application()
  const [row] = await world.app.database.ownerRun('select id from candidates where email = $1', [world.emails.talent])
  return row?.id as string
}

/** A new list of the buyer's firm, and no others: a firm has few. */
async function talentListOf({ app, browsers }: World): Promise<string> {
  await app.database.ownerRun('delete from talent_lists')
  return (await browsers.buyer.call(createTalentList, { name: crypto.randomUUID() })).body.id
}
const bookmarkOf = async (world: World) => ({
  id: await talentListOf(world),
  candidateId: await applicantOf(world),
})
/** By the owner of the buyer's firm. */
async function noteOf(world: World): Promise<string> {
  const id = await applicantOf(world)
  return (await world.browsers.buyer.call(writeNote, { id, text: 'Quick.' })).body.id
}

let interviewsMade = 0
/** A new interview of the buyer and the talent, each at a time of its own. */
const interview = (status: 'booked' | 'proposed') => async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, proposed, owner_zone, talent_zone)
     select c.id, b.id, 30, $3, case $3 when 'booked' then at end, array[at], 'America/New_York', 'Asia/Manila'
     from candidates c, buyers b, (values ('2040-01-02 10:00Z'::timestamptz + $4 * interval '1 hour')) as time (at)
     where c.email = $1 and b.email = $2 returning id`,
    [world.emails.talent, world.emails.buyer, status, interviewsMade++],
  )
  return { id: row?.id as string }
}

/** The talent, invited to a new project of the buyer. */
const invitation = async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `insert into project_invitations (project_id, candidate_id, expires_at)
     select $1, c.id, now() + interval '7 days' from candidates c where c.email = $2 returning id`,
    [await world.project(), world.emails.talent],
  )
  return { id: row?.id as string }
}

/** An accepted application of the talent to a new project of the buyer. */
const acceptedApplication = async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `insert into applications (project_id, user_id, cover_letter, status)
     select $1, u.id, 'x', 'accepted' from users u where u.email = $2 returning id`,
    [await world.project(), world.emails.talent],
  )
  return row?.id as string
}
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

/** The one that an accepted application begins. */
const engagement = async (world: World) => {
  const [row] = await world.app.database.ownerRun('select id from engagements where application_id = $1', [
    await acceptedApplication(world),
  ])
  return { id: row?.id as string }
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

/** A week of the talent for the buyer with a line, in a status. */
const hoursLine = { day: '2026-11-03', minutes: 60, task: 'Close' }
const hoursEngagement = async ({ app, browsers, emails, owner }: World) => {
  const [row] = await app.database.ownerRun('select id from users where email = $1', [emails.talent])
  const talent = { browser: browsers.talent, email: emails.talent, userId: row?.id as string }
  return (await activeEngagement(app, owner, talent, { startDate: '2026-10-05' })).id
}
const week = (status: 'open' | 'submitted' | 'approved') => async (world: World) => {
  const { talent, buyer } = world.browsers
  const engagementId = await hoursEngagement(world)
  const id = (await talent.call(addLines, { engagementId, lines: [hoursLine] })).body.weeks[0] as string
  if (status !== 'open') await talent.call(submitWeek, { id })
  const { submittedAt, lines } = (await talent.call(readWeek, { id })).body
  const named = { id, submittedAt: submittedAt ?? '' }
  if (status === 'approved') await buyer.call(approveWeeks, { weeks: [named] })
  return { named, line: lines[0]?.id as string }
}

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

/** Who gets what. "talent" and "buyer" own the objects; a stranger's object is not found, as if it did not exist. */
const table: Record<EndpointName, Row> = {
  readInstallation: { input: () => ({}), gets: everyone(200) },
  createLead: { input: () => ({ email: uniqueEmail('lead') }), gets: everyone(200) },
  listCandidateViews: { input: () => ({}), gets: adminAlone(200) },
  saveCandidateView: { input: () => ({ name: 'Best first', address: 'sort=score' }), gets: adminAlone(200) },
  removeCandidateView: { input: () => ({ name: 'Best first' }), gets: adminAlone(200) },
  listLeads: { input: () => ({}), gets: adminAlone(200) },
  handleLead: { input: () => ({ id: crypto.randomUUID(), isHandled: true }), gets: adminAlone(404) },
  readSession: { input: () => ({}), gets: everyone(200) },
  signIn: { input: (world) => ({ email: world.emails.buyer, password: testPassword }), gets: everyone(200) },
  askSecondFactor: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  proveSecondFactor: { input: () => ({ token: madeUpToken, code: '123456' }), gets: everyone(410) },
  askForPasskey: { input: () => ({}), gets: everyone(200) },
  signInByPasskey: { input: () => ({ token: madeUpToken, passkey: madeUpPasskey.use }), gets: everyone(410) },
  // No provider is configured here; openid.test.ts tries people with providers.
  startOpenId: { input: () => ({ provider: 'google' }), gets: everyone(404) },
  finishOpenId: { input: () => ({ provider: 'google', query: '?code=x&state=y' }), gets: everyone(404) },
  mailLinkCode: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  proveLink: { input: () => ({ token: madeUpToken, password: testPassword }), gets: everyone(410) },
  signOut: { input: () => ({}), gets: everyone(200) },
  sendConfirmation: { input: () => ({ email: uniqueEmail('someone') }), gets: everyone(200) },
  confirmEmail: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  requestPasswordReset: { input: () => ({ email: uniqueEmail('someone') }), gets: everyone(200) },
  checkPasswordReset: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  resetPassword: { input: () => ({ token: madeUpToken, password: 'a new password' }), gets: everyone(410) },
  changePassword: {
    input: () => ({ currentPassword: testPassword, password: testPassword }),
    gets: [401, 401, 200, 200, 200, 200, 200],
  },
  listSessions: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
  endSession: {
    input: (world) => sessionOf(world, 'buyer'),
    gets: [401, 401, 404, 404, 200, 404, 404],
    seated: seats.map(() => 404),
  },
  readTwoFactor: { input: () => ({}), gets: signedIn(200) },
  startAuthenticator: { input: () => ({ password: testPassword }), gets: signedIn(200) },
  confirmAuthenticator: { input: () => ({ code: '123456' }), gets: signedIn(400) },
  removeAuthenticator: { input: () => ({ password: testPassword }), gets: signedIn(404) },
  startPasskey: { input: () => ({ password: testPassword }), gets: signedIn(200) },
  addPasskey: {
    input: () => ({ token: madeUpToken, name: 'Laptop', passkey: madeUpPasskey.new }),
    gets: signedIn(400),
  },
  removePasskey: { input: () => ({ id: crypto.randomUUID(), password: testPassword }), gets: signedIn(404) },
  renewRecoveryCodes: { input: () => ({ password: testPassword }), gets: signedIn(409) },
  listLinkedLogins: { input: () => ({}), gets: signedIn(200) },
  startLink: { input: () => ({ provider: 'google', password: testPassword }), gets: signedIn(404) },
  unlinkLogin: { input: () => ({ id: crypto.randomUUID(), password: testPassword }), gets: signedIn(404) },
  readNotifications: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
  setNotification: {
    input: () => ({ topic: 'new-applications', isWanted: true }),
    gets: [401, 401, 404, 404, 200, 200, 404],
    seated: [200, 404, 404, 200, 404, 404, 404],
  },
  exportOwnData: { input: () => ({ password: testPassword }), gets: [401, 401, 200, 200, 200, 200, 200] },
  deleteAccount: { input: () => ({ password: 'not the password' }), gets: [401, 401, 400, 400, 400, 400, 400] },
  endOtherSessions: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
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
  submitApplication: { input: () => applicationInput(uniqueEmail('new')), gets: everyone(200) },
  readProfile: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  saveProfile: { input: profileInput, gets: [401, 401, 200, 200, 403, 403, 403] },
  setPhoto: { input: () => ({ photo: pngFile() }), gets: [401, 401, 200, 200, 403, 403, 200] },
  removePhoto: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 200] },
  listProjects: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  createProject: { input: () => ({ title: 'Month-end close' }), gets: [401, 401, 403, 403, 200, 200, 403] },
  readBrief: {
    input: () => ({ brief: new File([new Uint8Array(resumePdf())], 'brief.pdf') }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  readProjectOverview: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  readProjectDetails: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  updateProject: {
    input: async ({ browsers, project }) => {
      const { body } = await browsers.buyer.call(readProjectDetails, { id: await project() })
      return { id: body.id, title: 'Year-end close', expectedUpdatedAt: body.updatedAt }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  setProjectStatus: {
    input: async (world) => ({ id: await world.project(), status: 'archived' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  takeDownProject: {
    input: async (world) => ({ id: await world.project(), reason: 'Spam.' }),
    gets: adminAlone(200),
  },
  putBackProject: {
    input: async (world) => ({ id: await world.project(), reason: 'A mistake.' }),
    gets: adminAlone(409),
  },
  listOpenings: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  listOpeningSoftware: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  readOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 200, 200, 200],
  },
  saveOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  unsaveOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  readProject: { input: async (world) => ({ id: await world.project() }), gets: everyone(200) },
  previewNeed: {
    input: () => ({ title: 'Close in Xero', description: 'Month-end close for three entities.' }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  listTerms: { input: () => ({}), gets: signedIn(200) },
  saveNeed: {
    input: async ({ project }) => ({
      id: await project(),
      need: { must: [], nice: [] },
      expectedUpdatedAt: '2020-01-01T00:00:00Z',
    }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  readShortlist: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 200, 404, 403] },
  listUnfilled: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  watchFits: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 200, 404, 403] },
  unwatchFits: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 200, 200, 403] },
  listMatches: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 200, 404, 403] },
  explainMatch: {
    input: async ({ project }) => ({ id: await project(), candidateId: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 404, 404, 403],
  },
  compareMatches: {
    input: async ({ project }) => ({ id: await project(), people: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  inviteToProject: {
    input: async ({ project }) => ({ id: await project(), candidateIds: [crypto.randomUUID()] }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  listProjectInvitations: {
    input: async ({ project }) => ({ id: await project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listOwnInvitations: { input: () => ({}), gets: talentAlone },
  readOwnInvitation: { input: invitation, gets: [401, 401, 200, 404, 403, 403, 403] },
  acceptOwnInvitation: {
    input: async (world) => ({ ...(await invitation(world)), coverLetter: 'Gladly.' }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  declineOwnInvitation: {
    input: async (world) => ({ ...(await invitation(world)), reason: 'rate' }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
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
  readHours: { input: () => ({}), gets: talentAlone },
  addLines: {
    input: async (world) => ({ engagementId: await hoursEngagement(world), lines: [hoursLine] }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  changeLine: {
    input: async (world) => ({ id: (await week('open')(world)).line, ...hoursLine }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  removeLine: {
    input: async (world) => ({ id: (await week('open')(world)).line }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  startTimer: {
    input: async (world) => {
      await world.app.database.ownerRun('delete from week_timers')
      return { engagementId: await hoursEngagement(world), task: 'Close' }
    },
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  discardTimer: { input: () => ({}), gets: talentAlone },
  submitWeek: {
    input: async (world) => ({ id: (await week('open')(world)).named.id }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  takeBackWeek: {
    input: async (world) => ({ id: (await week('submitted')(world)).named.id }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  listWeeks: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  exportWeeks: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  readWeek: {
    input: async (world) => ({ id: (await week('submitted')(world)).named.id }),
    gets: [401, 401, 200, 404, 200, 404, 200],
  },
  viewWeek: {
    input: async (world) => ({ id: (await week('submitted')(world)).named.id }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  approveWeeks: {
    input: async (world) => ({ weeks: [(await week('submitted')(world)).named] }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  undoApproval: {
    input: async (world) => ({ ids: [(await week('approved')(world)).named.id] }),
    gets: [401, 401, 403, 403, 200, 409, 403],
  },
  returnWeek: {
    input: async (world) => {
      const { named, line } = await week('submitted')(world)
      return { ...named, reason: 'x', lines: [line] }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  countWeeks: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  listEngagements: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  tickOnboarding: {
    input: async (world) => ({ ...(await engagement(world)), item: 'device-list', isDone: true, note: 'One laptop.' }),
    gets: [401, 401, 200, 404, 403, 404, 403],
  },
  grantAccess: {
    input: async (world) => ({ ...(await engagement(world)), system: 'QuickBooks Online', role: 'Bookkeeper' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  endAccess: {
    input: async (world) => {
      const { id } = await engagement(world)
      const [row] = await world.app.database.ownerRun(
        `insert into engagement_accesses (engagement_id, system, role) values ($1, 'Xero', 'Bookkeeper') returning id`,
        [id],
      )
      return { id, access: row?.id as string }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  writeHandover: {
    input: async (world) => ({
      ...(await engagement(world)),
      note: 'All is in the shared folder.',
      devicesCleared: true,
    }),
    gets: [401, 401, 409, 404, 403, 403, 403],
  },
  reviewEngagement: {
    input: async (world) => ({ ...(await engagement(world)), wentWell: 'Quick answers.', reworkHours: 2 }),
    gets: [401, 401, 409, 404, 409, 404, 403],
  },
  askReplacement: { input: engagement, gets: [401, 401, 403, 403, 200, 404, 403] },
  readEngagement: { input: engagement, gets: [401, 401, 200, 404, 200, 404, 200] },
  moveEngagement: {
    input: async (world) => ({
      ...(await engagement(world)),
      move: 'terminate',
      expectedStatus: 'preparing',
      reason: 'The work is done by someone else.',
    }),
    gets: [401, 401, 200, 404, 200, 404, 403],
  },
  draftStatement: {
    input: async (world) => {
      const { id } = await statement('draft')(world)
      const [row] = await world.app.database.ownerRun('select offer_id as id from statements where id = $1', [id])
      return { offerId: row?.id as string }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listStatements: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
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
  readStatement: { input: statement('out'), gets: [401, 401, 200, 404, 200, 404, 200] },
  saveStatement: {
    input: async (world) => ({ ...(await statement('draft')(world)), details: sampleDetails }),
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
  readCapacity: { input: () => ({}), gets: talentAlone },
  saveCapacity: { input: () => ({ rateFrom: 40, rateTo: null, weeks: {} }), gets: talentAlone },
  saveCorrection: {
    input: () => ({ kind: 'software', value: 'Xero', stance: 'works', lastUsed: null }),
    gets: talentAlone,
  },
  deleteCorrection: { input: () => ({ kind: 'software', value: 'Xero' }), gets: talentAlone },
  confirmCapacity: { input: () => ({}), gets: talentAlone },
  listOpeningFits: { input: async ({ project }) => ({ ids: await project() }), gets: talentAlone },
  listOpeningsByFit: { input: () => ({}), gets: talentAlone },
  readOwnFacts: { input: () => ({}), gets: talentAlone },
  listTalentLists: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  createTalentList: {
    input: () => ({ name: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  renameTalentList: {
    input: async (world) => ({ id: await talentListOf(world), name: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  deleteTalentList: {
    input: async (world) => ({ id: await talentListOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  addBookmark: { input: bookmarkOf, gets: [401, 401, 403, 403, 200, 404, 403] },
  // There is nothing of theirs to take off.
  removeBookmark: { input: bookmarkOf, gets: [401, 401, 403, 403, 200, 200, 403] },
  hideTalent: {
    input: async (world) => ({ id: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  showTalent: {
    input: async (world) => ({ id: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  readBookmarks: {
    input: async (world) => ({ ids: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  listNotes: { input: async (world) => ({ id: await applicantOf(world) }), gets: [401, 401, 403, 403, 200, 200, 403] },
  writeNote: {
    input: async (world) => ({ id: await applicantOf(world), text: 'Quick.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  editNote: {
    input: async (world) => ({ id: await noteOf(world), text: 'Thorough.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
    // A manager edits only what they wrote.
    seated: [404, 403, 403, 404, 403, 403, 403],
  },
  deleteNote: {
    input: async (world) => ({ id: await noteOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
    seated: [404, 403, 403, 404, 403, 403, 403],
  },
  deleteProject: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listOwnApplications: { input: () => ({}), gets: talentAlone },
  withdrawApplication: {
    input: async (world) => ({ id: await world.application() }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  listApplications: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  applyToProject: {
    input: async (world) => ({ projectId: await world.project(), coverLetter: 'I close books in three days.' }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  readApplication: {
    input: async (world) => ({ id: await world.application() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  undoDecision: {
    // It was never pending, so that there is nothing to go back to.
    input: async (world) => ({ id: await acceptedApplication(world) }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  moveApplication: {
    input: async (world) => ({ id: await world.application(), expectedStatus: 'pending', move: 'review' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listThreads: { input: () => ({}), gets: signedIn(200) },
  countUnread: { input: () => ({}), gets: signedIn(200) },
  readWaiting: { input: () => ({}), gets: signedIn(200) },
  readReplyTimes: { input: () => ({}), gets: signedIn(200) },
  listNotices: { input: () => ({}), gets: signedIn(200) },
  countNotices: { input: () => ({}), gets: signedIn(200) },
  markNoticesRead: { input: () => ({}), gets: signedIn(200) },
  openThread: {
    input: async (world) => ({ applicationId: await world.application() }),
    gets: [401, 401, 200, 404, 200, 404, 403],
    seated: [200, 403, 403, 404, 404, 404, 404],
  },
  readThread: { input: threadOf, gets: threadParties },
  listMessages: { input: threadOf, gets: threadParties },
  sendMessage: {
    input: async (world) => ({ ...(await threadOf(world)), messageId: crypto.randomUUID(), text: 'Hello' }),
    gets: threadParties,
    seated: [200, 403, 403, 404, 404, 404, 404],
  },
  markThreadRead: { input: async (world) => ({ ...(await threadOf(world)), through: 1 }), gets: threadParties },
  blockThread: {
    input: async (world) => ({ ...(await threadOf(world)), isBlocked: true }),
    gets: [401, 401, 200, 404, 200, 404, 403],
    seated: [200, 404, 404, 404, 404, 404, 404],
  },
  reportThread: {
    input: async (world) => ({ ...(await threadOf(world)), reason: 'Rude' }),
    gets: [401, 401, 200, 404, 200, 404, 403],
  },
  openReportedThread: { input: threadOf, gets: adminAlone(404) },
  settleReport: { input: threadOf, gets: adminAlone(404) },
  listCandidates: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  readCandidate: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  openCandidate: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  previewEmail: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId, move: 'accept' }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  decideCandidate: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      expectedStatus: 'pending',
      decision: { move: 'accept' },
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  // Nobody set one.
  moveSetInterview: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      interviewAt: '2040-01-03T15:00:00.000Z',
    }),
    gets: adminAlone(409),
  },
  saveScorecard: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      scores: { technical: 4 },
      notes: {},
      expectedVersion: 0,
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  selectCandidates: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  decideCandidates: {
    input: async (world) => ({
      candidates: [{ id: (await newTalent(world.app)).candidateId, expectedStatus: 'pending' }],
      decision: { move: 'accept' },
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  exportCandidates: {
    input: async (world) => ({ ids: [(await newTalent(world.app)).candidateId] }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  listDuplicates: { input: () => ({}), gets: adminAlone(200) },
  dismissDuplicate: { input: () => ({ id: crypto.randomUUID(), isDismissed: true }), gets: adminAlone(404) },
  mergeCandidates: { input: () => ({ id: crypto.randomUUID(), keptId: crypto.randomUUID() }), gets: adminAlone(404) },
  listTalent: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 200] },
  // Nobody is accepted, and only an admin sees the others.
  readTalent: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 404, 404, 200],
  },
  // `buyer` has an application of `talent`; `otherBuyer` has none, and nobody is accepted.
  readResumeLink: {
    input: async (world) => ({ id: await resumeOf(world, 'talent') }),
    gets: [401, 401, 200, 404, 200, 404, 200],
  },
  readDashboard: { input: () => ({}), gets: talentAlone },
  saveContactCard: { input: () => ({ name: 'Carmen', whatsapp: null, subscribe: true }), gets: talentAlone },
  rereadResume: { input: () => ({}), gets: [401, 401, 404, 404, 403, 403, 403] },
  uploadResume: { input: () => ({ resume: pdfFile() }), gets: talentAlone },
  readPlatform: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 403] },
  updateChecklist: {
    input: () => ({ applicationId: crypto.randomUUID(), item: 'write-first', isDone: true }),
    gets: [401, 401, 403, 403, 403, 403, 403],
  },
  readSchedule: { input: () => ({}), gets: everyone(200) },
  listSlots: { input: () => ({}), gets: everyone(200) },
  bookIntroCall: {
    input: async (world) => ({ startsAt: await freeSlot(world), zone: 'Asia/Manila' }),
    gets: [403, 403, 200, 200, 403, 403, 403],
  },
  readIntroCall: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  moveIntroCall: {
    input: async (world) => ({ token: madeUpToken, startsAt: await freeSlot(world), zone: 'UTC' }),
    gets: everyone(410),
  },
  cancelIntroCall: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  listCalls: { input: () => ({}), gets: adminAlone(200) },
  readCalendarFeed: { input: () => ({}), gets: signedIn(200) },
  createCalendarFeed: { input: () => ({}), gets: signedIn(200) },
  revokeCalendarFeed: { input: () => ({}), gets: signedIn(200) },
  moveCallAsAdmin: {
    input: () => ({ id: crypto.randomUUID(), startsAt: '2040-01-02T10:00:00Z' }),
    gets: adminAlone(404),
  },
  markIntroCall: { input: () => ({ id: crypto.randomUUID(), outcome: 'hold' }), gets: adminAlone(404) },
  cancelCallAsAdmin: { input: () => ({ id: crypto.randomUUID(), reason: 'x' }), gets: adminAlone(404) },
  readIntroCallHours: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  readInterviewTimes: {
    input: async (world) => ({ candidate: await applicantOf(world), minutes: 30, zone: 'America/New_York' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  arrangeInterview: {
    input: async (world) => ({
      ...{ candidate: await applicantOf(world), how: 'propose', times: [longAgo], minutes: 30, zone: 'UTC' },
    }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  listInterviews: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  readInterview: { input: interview('booked'), gets: [401, 401, 200, 404, 200, 404, 403] },
  readOtherTimes: {
    input: async (world) => ({ ...(await interview('booked')(world)), zone: 'UTC' }),
    gets: [401, 401, 200, 404, 200, 404, 403],
  },
  takeTime: {
    input: async (world) => {
      const { id } = await interview('proposed')(world)
      const rows = await world.app.database.ownerRun(
        'select to_json(proposed[1]) as at from interviews where id = $1',
        [id],
      )
      return { id, startsAt: rows[0]?.at as string, zone: 'UTC' }
    },
    gets: [401, 401, 200, 404, 409, 404, 403],
  },
  answerProposal: {
    input: async (world) => ({ ...(await interview('proposed')(world)), times: [longAgo], zone: 'UTC' }),
    gets: [401, 401, 409, 404, 409, 404, 403],
  },
  moveInterview: {
    input: async (world) => ({ ...(await interview('booked')(world)), startsAt: longAgo, zone: 'UTC' }),
    gets: [401, 401, 409, 404, 409, 404, 403],
  },
  cancelInterview: {
    input: async (world) => ({ ...(await interview('booked')(world)), word: 'Ill.' }),
    gets: [401, 401, 200, 404, 200, 404, 403],
  },
  cancelInterviewAsAdmin: {
    input: async (world) => ({ ...(await interview('booked')(world)), reason: 'Taken down.' }),
    gets: adminAlone(200),
  },
  reportInterview: {
    input: async (world) => ({ ...(await interview('booked')(world)), isHeld: true }),
    gets: [401, 401, 409, 404, 409, 404, 403],
  },
  setInterviewLink: {
    input: async (world) => ({ ...(await interview('booked')(world)), link: 'https://meet.example/x' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  readBookingChoice: { input: () => ({}), gets: talentAlone },
  setBookingChoice: { input: () => ({ takesBookings: true }), gets: talentAlone },
  readOverview: { input: () => ({}), gets: adminAlone(200) },
  listActs: { input: () => ({}), gets: adminAlone(200) },
  listAdmins: { input: () => ({}), gets: adminAlone(200) },
  renameAdmin: { input: () => ({ name: 'Renamed Admin' }), gets: adminAlone(200) },
  inviteAdmin: { input: () => ({ name: 'Sam Okafor', email: uniqueEmail('admin') }), gets: adminAlone(200) },
  resendInvitation: { input: async (world) => ({ id: await invitedAdmin(world) }), gets: adminAlone(200) },
  removeAdmin: { input: async (world) => ({ id: await invitedAdmin(world) }), gets: adminAlone(200) },
  listPeople: { input: () => ({}), gets: adminAlone(200) },
  readPerson: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
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
  suspendPerson: { input: () => ({ id: crypto.randomUUID(), reason: 'Spam.' }), gets: adminAlone(404) },
  restorePerson: { input: () => ({ id: crypto.randomUUID(), reason: 'A mistake.' }), gets: adminAlone(404) },
  readRetention: { input: () => ({}), gets: adminAlone(200) },
  saveRetention: { input: () => retentionOff, gets: adminAlone(200) },
  previewRetention: { input: () => retentionOff, gets: adminAlone(200) },
  endPersonSessions: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
  readOperatorSettings: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  saveOperatorSettings: {
    input: () => ({ acceptanceNeedsScorecard: false }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  listMails: { input: () => ({}), gets: adminAlone(200) },
  resendMail: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
  listJobs: { input: () => ({}), gets: adminAlone(200) },
  retryJob: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
  setIntroCallHours: {
    input: async ({ browsers }) => (await browsers.admin.call(readIntroCallHours, {})).body,
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
}

const freeSlot = async ({ browsers }: World) => (await browsers.visitor.call(listSlots, {})).body.slots[0] as string

/** The candidate behind a resume, who has applied to `buyer`. */
async function resumeOf({ app, emails, application }: World, who: Who): Promise<string> {
  await application()
  const [row] = await app.database.ownerRun(
    `update candidates set resume_path = id || '/1-a.pdf', resume_original_name = 'a.pdf', resume_size_bytes = 1,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where email = $1 returning id`,
    [emails[who]],
  )
  return row?.id as string
}

async function threadOf({ browsers, application }: World) {
  return (await browsers.talent.call(openThread, { applicationId: await application() })).body
}

/** Someone's profile as it is, saved again. */
async function profileInput({ browsers }: World, who: Who) {
  const owner = who === 'otherTalent' ? who : 'talent'
  const { version, email, photoUrl, ...rest } = (await browsers[owner].call(readProfile, {})).body
  return { ...rest, expectedVersion: version }
}

/** Someone who is invited and has not accepted. */
async function invitedAdmin({ app }: World): Promise<string> {
  const email = uniqueEmail('admin')
  await app.services.db.asSystem((tx) => createAdmin(tx, { email }, app.services))
  const [row] = await app.database.ownerRun('select id from users where email = $1', [email])
  return row?.id as string
}

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

/** Another session of someone, to be ended. */
async function sessionOf({ app, emails }: World, who: Who) {
  const elsewhere = app.visitor()
  await elsewhere.call(signIn, { email: emails[who], password: testPassword, remember: true })
  const [row] = await app.database.ownerRun(
    `select s.id from identity.sessions s join identity.users u on u.id = s.user_id
     where u.email = $1 order by s.created_at desc limit 1`,
    [emails[who]],
  )
  return { id: row?.id }
}

async function makeWorld(app: TestApp): Promise<World> {
  const [talent, otherTalent] = [await newTalent(app), await newTalent(app)]
  const [buyer, otherBuyer] = [await newBuyer(app), await newBuyer(app)]
  const [admin, unconfirmed] = [await newPerson(app, 'admin'), await newUnconfirmed(app)]
  const [manager, approver, viewer] = [
    await newMember(app, buyer, 'manager'),
    await newMember(app, buyer, 'approver'),
    await newMember(app, buyer, 'viewer'),
  ]
  const [otherManager, otherApprover, otherViewer] = [
    await newMember(app, otherBuyer, 'manager'),
    await newMember(app, otherBuyer, 'approver'),
    await newMember(app, otherBuyer, 'viewer'),
  ]
  const former = await newMember(app, buyer, null)
  const people = { talent, otherTalent, buyer, otherBuyer, admin, unconfirmed, manager, approver, viewer }
  const others = { otherManager, otherApprover, otherViewer, former }
  const browsers = { visitor: app.visitor() } as Record<Who, Browser>
  const emails = { visitor: 'nobody@example.com' } as Record<Who, string>
  for (const [who, { browser, email }] of Object.entries({ ...people, ...others })) {
    browsers[who as Who] = browser
    emails[who as Who] = email
  }
  const project = async () => (await buyer.browser.call(createProject, { title: 'Owned by buyer' })).body.id
  const application = async () => {
    const input = { projectId: await project(), coverLetter: 'I close books in three days.' }
    return (await talent.browser.call(applyToProject, input)).body.application.id
  }
  return { app, browsers, owner: buyer, emails, project, application }
}

describe('T01 every endpoint for everyone', () => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld(await testApp())
  })
  afterAll(() => world.app.close())

  const everyCaller = [...visitors, ...seats]
  const cells = (Object.keys(table) as EndpointName[]).flatMap((name) => {
    const gets = [...table[name].gets, ...seatedGet(name)]
    return everyCaller.map((who, index) => ({ name, who, status: gets[index] as number }))
  })

  test.each(cells)('$name as $who: $status', async ({ name, who, status }) => {
    // Limits are not tested here, and a cell that signs in or out must not change the next caller.
    await world.app.database.ownerRun('delete from identity.attempts', [])
    const browser = world.browsers[who]
    const before = new Map(browser.cookies)
    const endpoint: Endpoint = endpoints[name]
    const answer = await browser.call(endpoint, await inputFor(name, who, status))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status >= 400) expect(answer.error).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    if (name === 'leaveFirm' && status === 200) await seatAgain(who)
    if (name === 'startFirm' && status === 200) await unseat(who)
    if (name === 'signOut' && before.size) await signInAgain(browser, world.emails[who], who)
    else if (name === 'signIn') restore(browser, before)
  })

  const shared = new Map<EndpointName, object>()
  /** Who is refused uses nothing up, so that they can all send the same. */
  async function inputFor(name: EndpointName, who: Who, status: number): Promise<object> {
    const { input } = table[name]
    const isSharable = status >= 400 && input.length < 2
    const known = isSharable && shared.get(name)
    if (known) return known
    const made = await input(world, who)
    if (isSharable) shared.set(name, made)
    return made
  }
  /** As if they had not left. */
  const seatAgain = (who: Who) =>
    world.app.database.ownerRun(
      `update buyers set firm_id = o.firm_id, firm_role = $3 from buyers o where buyers.email = $1 and o.email = $2`,
      [
        world.emails[who],
        world.emails[who.startsWith('other') ? 'otherBuyer' : 'buyer'],
        who.replace('other', '').toLowerCase(),
      ],
    )
  /** As if they had not started a firm, whose owner would have to stay. */
  const unseat = (who: Who) =>
    world.app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      await run({
        sql: 'update buyers set firm_id = null, firm_role = null where email = $1',
        parameters: [world.emails[who]],
      })
    })
  const restore = (browser: Browser, cookies: Map<string, string>) => {
    browser.cookies.clear()
    for (const [key, value] of cookies) browser.cookies.set(key, value)
  }
  const signInAgain = async (browser: Browser, email: string, who: Who) => {
    if (who !== 'unconfirmed') await browser.call(signIn, { email, password: testPassword, remember: true })
  }

  test('T17 an admin who needs a second factor and has none gets to its set-up and nowhere else', async () => {
    const { app, browsers } = world
    const db = createDatabaseAccess(app.database.driver, { adminsNeedSecondFactor: true })
    const strict = createBrowser(
      createApp({ ...app.services, db }, () => '198.18.9.9'),
      app.env,
      '',
    )
    restore(strict, browsers.admin.cookies)
    expect((await strict.call(readSession, {})).body.me).toMatchObject({ role: 'admin', lacksSecondFactor: true })
    const asked = (Object.keys(table) as EndpointName[]).filter((name) => endpoints[name].access !== 'anyone')
    const held: string[] = []
    for (const name of asked) {
      await app.database.ownerRun('delete from identity.attempts', [])
      const { error } = await strict.call(endpoints[name], await table[name].input(world, 'admin'))
      if (error?.code === 'second_factor_required') held.push(name)
    }
    const isForSetUp = (name: EndpointName) => 'isForSetUp' in endpoints[name]
    expect(held).toEqual(asked.filter((name) => !isForSetUp(name)))
    expect(asked.filter(isForSetUp)).toHaveLength(8)
    const exported = await strict.send('/api/candidates.csv')
    expect(exported.status).toBe(403)
    expect((await strict.call(signOut, {})).status).toBe(200)
    await signInAgain(browsers.admin, world.emails.admin, 'admin')
  })

  test('T01 the table, the contract and the routes name the same endpoints', () => {
    const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
    expect(routes.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(Object.values(endpoints).map(nameOf).sort())
    expect(cells).toHaveLength(Object.keys(endpoints).length * everyCaller.length)
  })

  test('T38 nothing else is served than these', () => {
    const known = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))
    const others = world.app.app.routes
      .filter(({ method, path }) => !(method === 'ALL' && path === '/*') && !known.has(`${method} ${path}`))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(others)].sort()).toEqual([
      'ALL /api/*',
      'ALL /assets/*',
      'ALL /extract',
      'ALL /files/*',
      'GET /*',
      'GET /api/candidates.csv',
      'GET /api/credit-notes/:id/file.pdf',
      'GET /api/docs',
      'GET /api/docs.css',
      'GET /api/engagements/:id/end-letter.pdf',
      'GET /api/invoices/:id/file.pdf',
      'GET /api/leads.csv',
      'GET /api/ledger.csv',
      'GET /api/months/:month{20\\d\\d-(0[1-9]|1[0-2])}/file.csv',
      'GET /api/news',
      'GET /api/openapi.json',
      'GET /api/payouts.csv',
      'GET /api/payouts/statement.csv',
      'GET /api/payouts/statement.pdf',
      'GET /api/record.csv',
      'GET /api/statements/:id/:which{(draft|shown|sealed)\\.pdf}',
      'GET /assets/*',
      'GET /avatars/*',
      'GET /calendar/:file{[A-Za-z0-9_-]{43}\\.ics}',
      'GET /dev/mailbox',
      'GET /dev/mailbox.json',
      'GET /dev/mailbox/:id{[0-9a-f-]{36}}',
      'GET /dev/mailbox/:id{[0-9a-f-]{36}}/attachments/:index{[0-9]}',
      'GET /files/*',
      'GET /healthz',
      'GET /leads',
      'GET /metrics',
      'GET /profile-photos/*',
      'GET /readyz',
      'POST /api/billing/webhook',
      'POST /extract',
      'POST /leads',
    ])
  })
})
