import { selectCandidates as endpoint } from '#contract/many-candidates.ts'
import { candidateExportQuery } from '#db/candidate-list.ts'
import { bulkLimits } from '#domain/candidates/bulk.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { queryRoute } from '../serve.ts'

const oneMore = bulkLimits.candidates + 1

export const selectCandidates = queryRoute(
  endpoint,
  (selection) => candidateExportQuery(selection, { skip: 0, size: oneMore }),
  ([found]) => {
    const rows = found?.candidates ?? []
    return {
      candidates: rows
        .slice(0, bulkLimits.candidates)
        .map((row) => ({ ...row, actions: movesFrom(candidateLifeCycle, row.status, 'admin') })),
      isWhole: rows.length < oneMore,
    }
  },
)
