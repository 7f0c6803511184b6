import { listPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { listPayouts as list } from '#db/payouts.ts'
import { transactionRoute } from '../serve.ts'

export const listPayouts = transactionRoute(endpoint, async (tx, { by }) => {
  const day = by ?? (await readOperatorDay(tx))
  const payouts = (await list(tx, day)).map(({ currency, dueCents, owedCents, ...row }) => ({
    ...row,
    currency: currency ?? 'USD',
    dueCents: dueCents ?? 0,
    owedCents: owedCents ?? 0,
  }))
  return { by: day, payouts }
})
