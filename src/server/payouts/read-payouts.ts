import { readPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { countPayoutLines, listOwed, listPayoutLines } from '#db/payouts.ts'
import { lengthOf } from '#domain/paging.ts'
import { owedBy } from '#domain/payouts/payout.ts'
import { transactionRoute } from '../serve.ts'

/** Talent read their own, whatever the request names. */
export const readPayouts = transactionRoute(endpoint, async (tx, { talent, page: number }, { role, userId }) => {
  const today = await readOperatorDay(tx)
  const talentId = role === 'admin' ? (talent ?? userId) : userId
  const page = { page: number, size: 50 }
  return {
    today,
    owed: owedBy(await listOwed(tx, talentId), today),
    lines: await listPayoutLines(tx, talentId, page),
    ...lengthOf(await countPayoutLines(tx, talentId, page), page),
  }
})
