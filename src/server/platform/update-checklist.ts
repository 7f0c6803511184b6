import { updateChecklist as endpoint } from '#contract/platform.ts'
import { readDoneItems, setChecklistItem } from '#db/platform.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { requireAccess } from './require-access.ts'

/** Checking it twice changes nothing. */
export const updateChecklist = transactionRoute(endpoint, async (tx, { applicationId, item, isDone }) => {
  await requireAccess(tx)
  if (!(await readDoneItems(tx, applicationId))) throw notFound('Engagement Not Found')
  await setChecklistItem(tx, applicationId, item, isDone)
  return { done: (await readDoneItems(tx, applicationId))?.done ?? [] }
})
