import { listPayouts as endpoint } from '#contract/payouts.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { readPayoutPage } from '#db/payouts.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'

export const listPayouts = transactionRoute(endpoint, async (tx, { by, page: number }) => {
  const day = by ?? (await readOperatorDay(tx))
  const page = { page: number, size: 50 }
  const found = await readPayoutPage(tx, day, page)
  return {
    ...{ by: day, payouts: found?.payouts ?? [], countries: found?.countries ?? [] },
    ...lengthOf(found?.total ?? 0, page),
  }
})
