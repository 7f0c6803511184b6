import { listSlots, readIntroCallHours } from '#contract/scheduling.ts'
import { applicantOf, madeUpToken } from './objects.ts'
import { adminAlone, everyone, type Rows, signedIn, talentAlone, type World } from './world.ts'

const longAgo = '2020-01-06T15:00:00.000Z'

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

const freeSlot = async ({ browsers }: World) => (await browsers.visitor.call(listSlots, {})).body.slots[0] as string

export const callsAccess = {
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
  setIntroCallHours: {
    input: async ({ browsers }) => (await browsers.admin.call(readIntroCallHours, {})).body,
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
} satisfies Rows
