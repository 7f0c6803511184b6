import { draftInvoice, issueDraft, listBillable, readOperatorDay } from '#db/invoices.ts'
import type { Tx } from '#db/session.ts'
import { closedThrough } from '#domain/invoices/periods.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { describeError } from '../log.ts'
import type { Services } from '../services.ts'

export const issueDueJob = (services: Services): JobKind => ({
  kind: 'issue-invoices',
  everySeconds: 60 * 60,
  run: () => issueDue(services),
})

/** Issues what each firm's week or month has closed over. A transaction for each firm, so that one that fails doesn't keep another from its invoice. */
export async function issueDue({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
  const today = await db.asSystem(readOperatorDay)
  let issued = 0
  for (const firm of await db.asSystem((tx) => listBillable(tx)))
    issued += await db
      .asSystem((tx) => issueFor(tx, firm, today))
      .catch((error: unknown) => {
        log.error({ firm: firm.id, error: describeError(error) }, 'not invoiced')
        return 0
      })
  return issued
}

type Billable = Awaited<ReturnType<typeof listBillable>>[number]

async function issueFor(
  tx: Tx,
  { id: firmId, invoiceRhythm, invoiceScope, engagementIds }: Billable,
  today: string,
): Promise<number> {
  const through = closedThrough(invoiceRhythm, today)
  let issued = 0
  for (const engagementId of invoiceScope === 'engagement' ? engagementIds : [null]) {
    const draft = await draftInvoice(tx, { firmId, engagementId, through })
    if (draft && (await issueDraft(tx, draft))) issued += 1
  }
  return issued
}
