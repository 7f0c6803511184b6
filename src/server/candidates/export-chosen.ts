import { exportCandidates as endpoint } from '#contract/many-candidates.ts'
import { chosenCandidates } from '#db/candidate-list.ts'
import { recordAct } from '#db/record.ts'
import { csvHead, csvLine } from '#domain/csv.ts'
import { transactionRoute } from '../serve.ts'
import { candidateCells, candidateHeads } from './candidate-csv.ts'

export const exportCandidates = transactionRoute(endpoint, async (tx, { ids }) => {
  const [found] = await tx.rows(chosenCandidates(ids))
  const rows = found?.candidates ?? []
  await recordAct(tx, { act: 'candidate.exported', detail: { count: rows.length } })
  return { csv: csvHead(candidateHeads) + rows.map(candidateCells).map(csvLine).join('') }
})
