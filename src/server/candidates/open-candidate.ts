import { openCandidate as endpoint } from '#contract/candidates.ts'
import { openCandidate as open } from '#db/candidate-file.ts'
import { readCandidateStatus } from '#db/candidates.ts'
import { recordAct } from '#db/record.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const openCandidate = transactionRoute(endpoint, async (tx, { id }) => {
  if (!(await readCandidateStatus(tx, id))) throw notFound('Candidate Not Found')
  await recordAct(tx, { act: 'candidate.opened', subject: { kind: 'candidate', id } })
  return { isFirst: await open(tx, id) }
})
