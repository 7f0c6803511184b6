import type { OperatorMonth } from '#contract/invoices.ts'
import { readOperatorDay } from '#db/invoices.ts'
import { listMonthBy, listOpen, readBilled, readCredited, readReceived } from '#db/months.ts'
import type { Tx } from '#db/session.ts'
import { type AgingBucket, agingBuckets, agingOf } from '#domain/invoices/periods.ts'

const none = { minutes: 0, payCents: 0, feeCents: 0, totalCents: 0, count: 0 }

/** The operator's month. What is open is as of now, whenever it was billed. */
export async function loadMonth(tx: Tx, month: string): Promise<OperatorMonth> {
  const today = await readOperatorDay(tx)
  const { count: invoices, ...billed } = (await readBilled(tx, month)) ?? none
  const { count: notes, ...credited } = (await readCredited(tx, month)) ?? none
  const aging = Object.fromEntries(agingBuckets.map((bucket) => [bucket, 0])) as Record<AgingBucket, number>
  for (const { dueOn, openCents } of await listOpen(tx)) aging[agingOf(dueOn ?? today, today)] += openCents
  const openCents = agingBuckets.reduce((sum, bucket) => sum + aging[bucket], 0)
  return {
    month,
    billed: { ...billed, invoices },
    credited: { ...credited, notes },
    receivedCents: (await readReceived(tx, month))?.cents ?? 0,
    openCents,
    overdueCents: openCents - aging.current,
    aging,
    firms: await listMonthBy(tx, month, 'client'),
    people: await listMonthBy(tx, month, 'professional'),
  }
}
