import { viewWeek as endpoint } from '#contract/hours.ts'
import { markLookedAt } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'
import { presentWeek } from './present-week.ts'

export const viewWeek = transactionRoute(endpoint, async (tx, { id }, me) => {
  await markLookedAt(tx, id)
  return presentWeek(tx, id, me)
})
