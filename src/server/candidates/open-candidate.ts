import { openCandidate as endpoint } from '#contract/candidates.ts'
import { openCandidate as open } from '#db/candidate-file.ts'
import { readCandidateStatus } from '#db/candidates.ts'
import { countAsRecorded, recordAct } from '#db/record.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** The first view starts the review, which the database records; later views are recorded here. */
export const openCandidate = transactionRoute(endpoint, async (tx, { id }) => {
  if (!(await readCandidateStatus(tx, id))) throw notFound('Candidate Not Found')
  const isFirst = await open(tx, id)
  if (isFirst) countAsRecorded(tx)
  else await recordAct(tx, { act: 'candidate.opened', subject: { kind: 'candidate', id } })
  return { isFirst }
})
