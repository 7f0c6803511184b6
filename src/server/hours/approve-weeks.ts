import { approveWeeks as endpoint } from '#contract/hours.ts'
import { lockWeeks, setWeekStatus } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'
import { requireMove, requireSameSubmission } from './move-week.ts'
import { weekGone } from './present-week.ts'

/** What is approved is what was read: a week that changed meanwhile stops all of them. The talent is told once it can’t be undone. */
export const approveWeeks = transactionRoute(endpoint, async (tx, { weeks }) => {
  const seen = new Map(weeks.map(({ id, submittedAt }) => [id, submittedAt]))
  const locked = await lockWeeks(tx, [...seen.keys()])
  if (locked.length < seen.size) throw weekGone()
  for (const week of locked) {
    requireMove(week, 'approve', 'owner')
    requireSameSubmission(week, seen.get(week.id) ?? '')
  }
  await setWeekStatus(tx, [...seen.keys()], 'approved')
  return { approved: locked.map(({ id }) => id) }
})
