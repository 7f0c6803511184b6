import { createAdmin } from '../../admins/create-admin.ts'
import { uniqueEmail } from '../people.ts'
import { adminAlone, everyone, type Rows, type World } from './world.ts'

const retentionOff = { keepUnconfirmedDays: null, keepRejectedDays: null, keepInactiveDays: null }

/** Someone who is invited and has not accepted. */
async function invitedAdmin({ app }: World): Promise<string> {
  const email = uniqueEmail('admin')
  await app.services.db.asSystem((tx) => createAdmin(tx, { email }, app.services))
  const [row] = await app.database.ownerRun('select id from users where email = $1', [email])
  return row?.id as string
}

export const adminsAccess = {
  createLead: { input: () => ({ email: uniqueEmail('lead') }), gets: everyone(200) },
  listLeads: { input: () => ({}), gets: adminAlone(200) },
  handleLead: { input: () => ({ id: crypto.randomUUID(), isHandled: true }), gets: adminAlone(404) },
  readOverview: { input: () => ({}), gets: adminAlone(200) },
  listActs: { input: () => ({}), gets: adminAlone(200) },
  listAdmins: { input: () => ({}), gets: adminAlone(200) },
  renameAdmin: { input: () => ({ name: 'Renamed Admin' }), gets: adminAlone(200) },
  inviteAdmin: { input: () => ({ name: 'Sam Okafor', email: uniqueEmail('admin') }), gets: adminAlone(200) },
  resendInvitation: { input: async (world) => ({ id: await invitedAdmin(world) }), gets: adminAlone(200) },
  removeAdmin: { input: async (world) => ({ id: await invitedAdmin(world) }), gets: adminAlone(200) },
  listPeople: { input: () => ({}), gets: adminAlone(200) },
  readPerson: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
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
} satisfies Rows
