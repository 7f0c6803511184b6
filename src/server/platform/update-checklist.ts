import { updateChecklist as endpoint } from '#contract/platform.ts'
import { readCheckedItems, setChecklistItem } from '#db/platform.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { requireAccess } from './require-access.ts'

/** Checking it twice changes nothing. */
export const updateChecklist = transactionRoute(endpoint, async (tx, { applicationId, item, isDone }) => {
  await requireAccess(tx)
  if (!(await readCheckedItems(tx, applicationId))) throw notFound('Engagement Not Found')
  await setChecklistItem(tx, applicationId, item, isDone)
  return { done: (await readCheckedItems(tx, applicationId))?.done ?? [] }
})
