import { lapseInvoices, listToRemind, readOperatorDay, setReminded } from '#db/invoices.ts'
import type { Tx } from '#db/session.ts'
import { reminderFor } from '#domain/invoices/periods.ts'
import { databaseJob } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { mailInvoice } from './mail-invoice.ts'

/** An invoice that wasn't paid in time is overdue; before and after that, the firm is reminded once each. */
export const remindFirmsJob = (services: Services) =>
  databaseJob('remind-firms', 60 * 60, (tx) => remindFirms(tx, services))

export async function remindFirms(tx: Tx, services: Pick<Services, 'env' | 'mailer'>): Promise<number> {
  await lapseInvoices(tx)
  const today = await readOperatorDay(tx)
  let reminded = 0
  for (const { id, dueOn, remindedDay } of await listToRemind(tx)) {
    const day = dueOn && reminderFor(dueOn, today, remindedDay)
    if (typeof day !== 'number') continue
    await setReminded(tx, id, day)
    // The first day after is told by the move to overdue.
    if (day !== 1) reminded += await mailInvoice(tx, id, 'invoice-reminder', services)
  }
  return reminded
}
