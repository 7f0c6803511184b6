import { listWeeks as endpoint } from '#contract/hours.ts'
import { countFirmWeeks, countOwnWeeks, listFirmWeeks, listOwnWeeks, readFirmQueue } from '#db/hours.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'
import { presentSummary } from './present-week.ts'

export const listWeeks = transactionRoute(endpoint, async (tx, { status = 'submitted', page: number }, me) => {
  const page = { page: number, size: 50 }
  const isFirm = me.role === 'buyer'
  const rows = isFirm ? await listFirmWeeks(tx, { status, page }) : await listOwnWeeks(tx, page)
  const counted = isFirm ? await countFirmWeeks(tx, { status, page }) : await countOwnWeeks(tx, page)
  const queue = isFirm ? await readFirmQueue(tx) : undefined
  return {
    weeks: rows.map((row) => presentSummary(row, me)),
    ...lengthOf(counted, page),
    counts: { submitted: queue?.submitted ?? 0, returned: queue?.returned ?? 0 },
    dueAt: queue?.dueAt?.toISOString() ?? null,
    zone: queue?.zone ?? null,
  }
})
