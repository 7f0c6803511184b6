import { listPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { readPayoutPage } from '#db/payouts.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'

export const listPayouts = transactionRoute(endpoint, async (tx, { by, page: number }) => {
  const day = by ?? (await readOperatorDay(tx))
  const page = { page: number, size: 50 }
  const found = await readPayoutPage(tx, day, page)
  const payouts = (found?.payouts ?? []).map(({ currency, dueCents, owedCents, ...row }) => ({
    ...row,
    currency: currency ?? 'USD',
    dueCents: dueCents ?? 0,
    owedCents: owedCents ?? 0,
  }))
  const countries = (found?.countries ?? []).map(({ country, currency, people, dueCents }) => ({
    country,
    currency: currency ?? 'USD',
    people: people ?? 0,
    dueCents: dueCents ?? 0,
  }))
  return { by: day, payouts, countries, ...lengthOf(found?.count ?? 0, page) }
})
