import { madeEngagement } from './hours.ts'
import { acceptedApplication } from './objects.ts'
import { adminAlone, type Rows, type World } from './world.ts'

/** The one that an accepted application begins. */
const engagement = async (world: World) => {
  const [row] = await world.app.database.ownerRun('select id from engagements where application_id = $1', [
    await acceptedApplication(world),
  ])
  return { id: row?.id as string }
}

export const engagementsAccess = {
  listAllEngagements: { input: () => ({}), gets: adminAlone(200) },
  listEngagements: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 403] },
  tickOnboarding: {
    input: async (world) => ({
      id: (await madeEngagement(world)).id,
      ...{ item: 'device-list', isDone: true, note: 'One laptop.' },
    }),
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
} satisfies Rows
