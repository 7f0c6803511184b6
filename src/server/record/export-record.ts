import { Hono } from 'hono'
import type { InferResult } from 'kysely'
import { recordSelection } from '#contract/record.ts'
import { recordAct, recordExportQuery } from '#db/record.ts'
import { Problem } from '#domain/problem.ts'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { requireStorable } from '../read-input.ts'
import { csvBatchSize, sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'

const heads = ['When', 'Who', 'Admin ID', 'What', 'On', 'Kind', 'ID', 'Detail']

/** The record as a file, filtered as shown. The export is recorded, too. */
export const recordExportRoutes = (services: Services) =>
  new Hono().get('/api/record.csv', (context) => {
    const selection = recordSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    requireStorable(selection.data)
    return sendCsv(
      context,
      {
        name: 'record.csv',
        heads,
        parts: async function* (asAdmin) {
          // New entries shift the pages, so each batch continues after the last row.
          let oldest: number | undefined
          do {
            const acts = await asAdmin(async (tx) => {
              const found = await tx.rows(recordExportQuery(selection.data, oldest, csvBatchSize))
              if (oldest === undefined) await recordAct(tx, { act: 'record.exported' })
              return found
            })
            yield acts.map(cells)
            oldest = acts.length < csvBatchSize ? undefined : acts.at(-1)?.id
          } while (oldest !== undefined)
        },
      },
      services,
    )
  })

type Act = InferResult<ReturnType<typeof recordExportQuery>>[number]

const cells = (row: Act) => [
  row.happenedAt.toISOString(),
  row.actorName,
  row.actorId,
  adminActs[row.act as AdminAct] ?? row.act,
  row.subjectLabel,
  row.subjectKind,
  row.subjectId,
  JSON.stringify(row.detail),
]
