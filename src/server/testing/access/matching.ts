import { type Rows, signedIn, talentAlone, type World } from './world.ts'

/** The talent, invited to a new project of the buyer. */
const invitation = async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `insert into project_invitations (project_id, candidate_id, expires_at)
     select $1, c.id, now() + interval '7 days' from candidates c where c.email = $2 returning id`,
    [await world.project(), world.emails.talent],
  )
  return { id: row?.id as string }
}

export const matchingAccess = {
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
  readCuration: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 403, 403, 200] },
  changeShortlist: {
    input: async ({ project }) => ({
      id: await project(),
      candidateId: crypto.randomUUID(),
      change: 'removed',
      position: null,
      reason: 'Not for this one.',
    }),
    gets: [401, 401, 403, 403, 403, 403, 404],
  },
  releaseShortlist: {
    input: async ({ project }) => ({ id: await project() }),
    gets: [401, 401, 403, 403, 403, 403, 409],
  },
  listRuns: { input: async ({ project }) => ({ id: await project() }), gets: [401, 401, 403, 403, 403, 403, 200] },
  readRun: {
    input: async ({ project }) => ({ id: await project(), run: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 403, 403, 404],
  },
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
  readCapacity: { input: () => ({}), gets: talentAlone },
  saveCapacity: { input: () => ({ rateFrom: 40, rateTo: null, weeks: {} }), gets: talentAlone },
  saveCorrection: {
    input: () => ({ kind: 'software', value: 'Xero', stance: 'works', lastUsed: null }),
    gets: talentAlone,
  },
  deleteCorrection: { input: () => ({ kind: 'software', value: 'Xero' }), gets: talentAlone },
  confirmCapacity: { input: () => ({}), gets: talentAlone },
  listOpeningFits: { input: async ({ project }) => ({ ids: await project() }), gets: talentAlone },
  readOwnFacts: { input: () => ({}), gets: talentAlone },
} satisfies Rows
