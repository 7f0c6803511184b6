import { Hono } from 'hono'
import { candidateSelection } from '#contract/candidates.ts'
import { candidateIdsQuery, candidatesInOrder } from '#db/candidate-list.ts'
import { recordAct } from '#db/record.ts'
import { Problem } from '#domain/problem.ts'
import { requireStorable } from '../read-input.ts'
import { csvBatchSize, sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'
import { candidateCells, candidateHeads } from './candidate-csv.ts'

// Skipping to the next batch of ids costs as much as reading up to it, so ids are fetched in large batches.
const idBatchSize = 50 * csvBatchSize

/** The admins' list as a file, filtered and sorted as shown. The start of the export is recorded. */
export const exportRoutes = (services: Services) =>
  new Hono().get('/api/candidates.csv', (context) => {
    const selection = candidateSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    requireStorable(selection.data)
    const { search, ...detail } = selection.data
    return sendCsv(
      context,
      {
        name: 'candidates.csv',
        heads: candidateHeads,
        parts: async function* (asAdmin) {
          await asAdmin((tx) =>
            recordAct(tx, { act: 'candidate.exported', detail: { ...detail, isSearch: search !== '' } }),
          )
          for (let skip = 0; ; skip += idBatchSize) {
            const found = await asAdmin((tx) =>
              tx.first(candidateIdsQuery(selection.data, { skip, size: idBatchSize })),
            )
            const ids = found?.ids ?? []
            for (let from = 0; from < ids.length; from += csvBatchSize) {
              const some = ids.slice(from, from + csvBatchSize)
              const rows = await asAdmin((tx) => tx.first(candidatesInOrder(some)))
              yield (rows?.candidates ?? []).map(candidateCells)
            }
            if (ids.length < idBatchSize) return
          }
        },
      },
      services,
    )
  })
