import { countWeeks as endpoint } from '#contract/hours-count.ts'
import { countWaitingQuery } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'

export const countWeeks = transactionRoute(endpoint, async (tx, _, { role }) => ({
  count: (await tx.first(countWaitingQuery(role === 'buyer')))?.count ?? 0,
}))
