import { addLines, approveWeeks, readWeek, submitWeek } from '#contract/hours.ts'
import { activeEngagement } from '../../engagements/testing/engagement.ts'
import { type Rows, talentAlone, type World } from './world.ts'

/** A week of the talent for the buyer with a line, in a status. */
const hoursLine = { day: '2026-11-03', minutes: 60, task: 'Close' }

export const madeEngagement = async ({ app, browsers, emails, owner }: World) => {
  const [row] = await app.database.ownerRun('select id from users where email = $1', [emails.talent])
  const talent = { browser: browsers.talent, email: emails.talent, userId: row?.id as string }
  return activeEngagement(app, owner, talent, { startDate: '2026-10-05' })
}

const week = (status: 'open' | 'submitted' | 'approved') => async (world: World) => {
  const { talent, buyer } = world.browsers
  const { id: engagementId } = await madeEngagement(world)
  const id = (await talent.call(addLines, { engagementId, lines: [hoursLine] })).body.weeks[0] as string
  if (status !== 'open') await talent.call(submitWeek, { id })
  const { submittedAt, lines } = (await talent.call(readWeek, { id })).body
  const named = { id, submittedAt: submittedAt ?? '' }
  if (status === 'approved') await buyer.call(approveWeeks, { weeks: [named] })
  return { named, line: lines[0]?.id as string }
}

export const hoursAccess = {
  readHours: { input: () => ({}), gets: talentAlone },
  addLines: {
    input: async (world) => ({ engagementId: (await madeEngagement(world)).id, lines: [hoursLine] }),
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
      return { engagementId: (await madeEngagement(world)).id, task: 'Close' }
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
} satisfies Rows
