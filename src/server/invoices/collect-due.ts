import { listInterrupted, listToCollect } from '#db/charges.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { chargeInvoice, continueCharge } from './charge-invoice.ts'

const interruptedSeconds = 120

/** Charges what is due, and asks again about charges whose process died. Those that fail stay for the next run. */
export async function collectDue(services: Services, olderThanSeconds = interruptedSeconds): Promise<number> {
  if (!services.stripe) return 0
  const tried = async (work: Promise<unknown>) => work.then(() => 1).catch(() => 0)
  let count = 0
  for (const charge of await services.db.asSystem((tx) => listInterrupted(tx, olderThanSeconds)))
    count += await tried(continueCharge(charge, services))
  for (const { id } of await services.db.asSystem(listToCollect)) count += await tried(chargeInvoice(id, services))
  return count
}

export const collectDueJob = (services: Services): JobKind => ({
  kind: 'collect-invoices',
  everySeconds: 5 * 60,
  run: () => collectDue(services),
})
