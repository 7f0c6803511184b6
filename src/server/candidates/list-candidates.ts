import { listCandidates as endpoint } from '#contract/candidates.ts'
import { candidateListQuery, candidatePage } from '#db/candidate-list.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

const none = { pending: 0, interviewed: 0, accepted: 0, rejected: 0 }

export const listCandidates = queryRoute(endpoint, candidateListQuery, ([found], list) => ({
  candidates: (found?.candidates ?? []).map((row) => ({
    ...row,
    actions: movesFrom(candidateLifeCycle, row.status, 'admin'),
  })),
  ...lengthOf(found?.total ?? 0, candidatePage(list)),
  counts: { ...none, ...found?.counts },
}))
