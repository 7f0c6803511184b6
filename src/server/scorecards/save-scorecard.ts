import { saveScorecard as endpoint } from '#contract/scorecards.ts'
import { readCandidateStatus } from '#db/candidates.ts'
import { countAsRecorded } from '#db/record.ts'
import { saveCard } from '#db/scorecards.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { scorecardMessages } from '#domain/scorecards/scorecard.ts'
import { transactionRoute } from '../serve.ts'

export const saveScorecard = transactionRoute(endpoint, async (tx, { id, expectedVersion, ...card }) => {
  if (!(await readCandidateStatus(tx, id))) throw notFound('Candidate Not Found')
  const saved = await saveCard(tx, id, card, expectedVersion)
  if (!saved) throw new Problem('conflict', scorecardMessages.savedMeanwhile)
  countAsRecorded(tx)
  return saved
})
