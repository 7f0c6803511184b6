import { saveCandidateView as endpoint } from '#contract/candidate-views.ts'
import { candidateViewsQuery, saveView } from '#db/candidate-views.ts'
import { countAsRecorded } from '#db/record.ts'
import { tooManyViews, viewLimit } from '#domain/candidates/view.ts'
import { transactionRoute } from '../serve.ts'

/** A view is the admin's own note of where to look; the record has what they do there. */
export const saveCandidateView = transactionRoute(endpoint, async (tx, view) => {
  await saveView(tx, view)
  const views = await tx.rows(candidateViewsQuery())
  if (views.length > viewLimit) throw tooManyViews()
  countAsRecorded(tx)
  return { views }
})
