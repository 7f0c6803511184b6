import { takeBackWeek as endpoint } from '#contract/hours.ts'
import { setWeekStatus } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { lockedFor } from './move-week.ts'
import { presentWeek } from './present-week.ts'

export const takeBackWeek = transactionRoute(endpoint, async (tx, { id }, me) => {
  const { lookedAt } = await lockedFor(tx, id, 'takeBack', 'talent')
  if (lookedAt) throw new Problem('conflict', weekMessages.isLookedAt)
  await setWeekStatus(tx, [id], 'open')
  return presentWeek(tx, id, me)
})
