import { removeCandidateView as endpoint } from '#contract/candidate-views.ts'
import { candidateViewsQuery, removeView } from '#db/candidate-views.ts'
import { countAsRecorded } from '#db/record.ts'
import { transactionRoute } from '../serve.ts'

/** Removing one that is gone already is no mistake. */
export const removeCandidateView = transactionRoute(endpoint, async (tx, { name }) => {
  await removeView(tx, name)
  countAsRecorded(tx)
  return { views: await tx.rows(candidateViewsQuery()) }
})
