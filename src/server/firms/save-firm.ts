import { saveFirm as endpoint } from '#contract/firms.ts'
import { firmQuery, updateFirm } from '#db/firms.ts'
import { firmMessages } from '#domain/firms/settings.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** Contact and approver are people of the firm, by the database's own rule as well. */
export const saveFirm = transactionRoute(endpoint, async (tx, { expectedUpdatedAt, ...settings }) => {
  const current = await tx.first(firmQuery())
  if (!current) throw notFound()
  for (const field of ['billingContactId', 'defaultApproverId'] as const) {
    const chosen = settings[field]
    if (chosen && !current.seats.some(({ id }) => id === chosen))
      throw new Problem('invalid_input', firmMessages.notMember, { field })
  }
  if (!(await updateFirm(tx, settings, expectedUpdatedAt))) throw new Problem('conflict', firmMessages.changed)
  return {}
})
