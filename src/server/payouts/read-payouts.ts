import { readPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { listPayoutLines } from '#db/payouts.ts'
import { owedBy } from '#domain/payouts/payout.ts'
import { transactionRoute } from '../serve.ts'

/** Talent read their own, whatever the request names. */
export const readPayouts = transactionRoute(endpoint, async (tx, { talent }, { role, userId }) => {
  const today = await readOperatorDay(tx)
  const lines = await listPayoutLines(tx, role === 'admin' ? (talent ?? userId) : userId)
  return { today, ...owedBy(lines, today), lines }
})
