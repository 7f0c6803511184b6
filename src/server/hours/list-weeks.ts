import { listWeeks as endpoint } from '#contract/hours.ts'
import { countFirmWeeks, listFirmWeeks, listOwnWeeks, weeksPageSize } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'
import { presentSummary } from './present-week.ts'

export const listWeeks = transactionRoute(endpoint, async (tx, { status = 'submitted', page }, me) => {
  const isFirm = me.role === 'buyer'
  const rows = isFirm ? await listFirmWeeks(tx, { status, page }) : await listOwnWeeks(tx, { page })
  const counted = isFirm ? await countFirmWeeks(tx) : undefined
  return {
    weeks: rows.slice(0, weeksPageSize).map((row) => presentSummary(row, me)),
    hasMore: rows.length > weeksPageSize,
    counts: { submitted: counted?.submitted ?? 0, returned: counted?.returned ?? 0 },
    dueAt: counted?.dueAt?.toISOString() ?? null,
    zone: counted?.zone ?? null,
  }
})
