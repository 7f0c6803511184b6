import { tickChecklist as endpoint } from '#contract/platform.ts'
import { readTicks, setTick } from '#db/platform.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { requireAccess } from './require-access.ts'

/** Ticking twice is ticking once. */
export const tickChecklist = transactionRoute(endpoint, async (tx, { applicationId, item, isDone }) => {
  await requireAccess(tx)
  if (!(await readTicks(tx, applicationId))) throw notFound('Engagement Not Found')
  await setTick(tx, applicationId, item, isDone)
  return { done: (await readTicks(tx, applicationId))?.done ?? [] }
})
