import { Hono } from 'hono'
import { candidateSelection } from '#contract/candidates.ts'
import { candidateIdsQuery, candidatesInOrder } from '#db/candidate-list.ts'
import { recordAct } from '#db/record.ts'
import { Problem } from '#domain/problem.ts'
import { rowsAtOnce, sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'
import { candidateCells, candidateHeads, type ExportedCandidate } from './candidate-csv.ts'

// To find the place to go on from costs as much as the way there: taken in long steps, it is taken seldom.
const idsAtOnce = 50 * rowsAtOnce

/** The admins' list as a file, filtered and sorted as it is shown. The beginning of it is recorded. */
export const exportRoutes = (services: Services) =>
  new Hono().get('/api/candidates.csv', (context) => {
    const selection = candidateSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
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
          for (let skip = 0; ; skip += idsAtOnce) {
            const found = await asAdmin((tx) => tx.first(candidateIdsQuery(selection.data, { skip, size: idsAtOnce })))
            const ids = found?.ids ?? []
            for (let from = 0; from < ids.length; from += rowsAtOnce) {
              const some = ids.slice(from, from + rowsAtOnce)
              const rows = await asAdmin((tx) => tx.first(candidatesInOrder(some)))
              yield ((rows?.candidates ?? []) as ExportedCandidate[]).map(candidateCells)
            }
            if (ids.length < idsAtOnce) return
          }
        },
      },
      services,
    )
  })
