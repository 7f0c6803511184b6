import { listPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { countPayouts, listPayouts as list, listCountriesDue } from '#db/payouts.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'

export const listPayouts = transactionRoute(endpoint, async (tx, { by, page: number }) => {
  const day = by ?? (await readOperatorDay(tx))
  const page = { page: number, size: 50 }
  const payouts = (await list(tx, day, page)).map(({ currency, dueCents, owedCents, ...row }) => ({
    ...row,
    currency: currency ?? 'USD',
    dueCents: dueCents ?? 0,
    owedCents: owedCents ?? 0,
  }))
  const countries = (await listCountriesDue(tx, day)).map(({ currency, ...row }) => ({
    ...row,
    currency: currency ?? 'USD',
  }))
  return { by: day, payouts, countries, ...lengthOf(await countPayouts(tx, page), page) }
})
