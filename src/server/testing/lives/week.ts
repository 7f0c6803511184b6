import {
  addLines,
  approveWeeks,
  readWeek,
  returnWeek,
  submitWeek,
  takeBackWeek,
  undoApproval,
} from '#contract/hours.ts'
import { activeEngagement } from '../../engagements/testing/engagement.ts'
import type { Cast, Life } from './life.ts'

/** A week that is over, with a line. Whoever decides names the submission they read. */
export async function liveAsWeek({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  const { id: engagementId } = await activeEngagement(app, owner, talent, { startDate: '2026-10-05' })
  const line = { day: '2026-11-03', minutes: 60, task: 'Close' }
  const id = (await talent.browser.call(addLines, { engagementId, lines: [line] })).body.weeks[0] as string
  const named = async () => ({ id, submittedAt: (await talent.browser.call(readWeek, { id })).body.submittedAt ?? '' })
  return {
    row: ['id', id],
    subjectId: id,
    start: 'begin',
    ways: [
      { by: 'talent', moves: ['submit'], make: (who) => who.call(submitWeek, { id }) },
      { by: 'talent', moves: ['takeBack'], make: (who) => who.call(takeBackWeek, { id }) },
      { by: 'owner', moves: ['approve'], make: async (who) => who.call(approveWeeks, { weeks: [await named()] }) },
      {
        by: 'owner',
        moves: ['return'],
        make: async (who) => who.call(returnWeek, { ...(await named()), reason: 'x', lines: [] }),
      },
      {
        by: 'system',
        moves: ['undo'],
        make: async () => {
          await owner.browser.call(undoApproval, { ids: [id] })
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['invoice'],
        make: async () => {
          await database.ownerRun(`update weeks set status = 'invoiced' where id = $1 and status = 'approved'`, [id])
          return undefined
        },
      },
    ],
    offered: { to: 'talent', read: () => talent.browser.call(readWeek, { id }) },
  }
}
