import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { type CandidateSelection, candidateSelection } from '#contract/candidates.ts'
import { candidateExportQuery } from '#db/candidate-list.ts'
import { recordAct } from '#db/record.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import type { Services } from '../services.ts'
import { csvHead, csvRows, type ExportedCandidate } from './candidate-csv.ts'

const rowsAtOnce = 1000

/** The admins' list as a file, filtered and sorted as it is shown, sent while it is read. */
export function exportRoutes({ doors, env, log }: Services) {
  /** Some rows of it, as the admin who asks; a session that ends meanwhile ends the file. The beginning is recorded. */
  const read = (context: Context, selection: CandidateSelection, skip: number) => {
    const tokenHash = sessionCookie(context, env).tokenHash()
    if (!tokenHash) throw notSignedIn()
    return doors.asUser({ tokenHash }, async (tx, { role }) => {
      if (role !== 'admin') throw forbidden()
      const { search, ...detail } = selection
      if (skip === 0) await recordAct(tx, { act: 'candidate.export', detail: { ...detail, isSearch: search !== '' } })
      const found = await tx.first(candidateExportQuery(selection, { skip, size: rowsAtOnce }))
      return (found?.candidates ?? []) as ExportedCandidate[]
    })
  }
  return new Hono().get('/api/candidates.csv', async (context) => {
    const selection = candidateSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    const first = await read(context, selection.data, 0)
    context.header('content-type', 'text/csv; charset=utf-8')
    context.header('content-disposition', 'attachment; filename="candidates.csv"')
    return stream(
      context,
      async (body) => {
        await body.write(csvHead)
        let rows = first
        for (let skip = 0; rows.length > 0 && !body.aborted; skip += rowsAtOnce) {
          await body.write(csvRows(rows))
          rows = rows.length < rowsAtOnce ? [] : await read(context, selection.data, skip + rowsAtOnce)
        }
      },
      async (error, body) => {
        log.error({ code: error.name }, 'export ended early')
        body.abort()
      },
    )
  })
}
