import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { type CandidateSelection, candidateSelection, type ListedCandidate } from '#contract/candidates.ts'
import { candidateExportQuery } from '#db/candidate-list.ts'
import { csvLine } from '#domain/candidates/csv.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import type { Services } from '../services.ts'

const rowsAtOnce = 1000

/** The admins' list as a file, filtered and sorted as it is shown, sent while it is read. */
export function exportRoutes({ doors, env, log }: Services) {
  const read = async (context: Context, selection: CandidateSelection, skip: number) => {
    const tokenHash = sessionCookie(context, env).tokenHash()
    if (!tokenHash) throw notSignedIn()
    const { me, rows } = await doors.read({ tokenHash }, candidateExportQuery(selection, { skip, size: rowsAtOnce }))
    if (!me) throw notSignedIn()
    if (!rows || me.role !== 'admin') throw forbidden()
    return (rows[0]?.candidates ?? []) as Omit<ListedCandidate, 'actions'>[]
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
        // The mark tells spreadsheets that names are in UTF-8.
        await body.write(`\uFEFF${csvLine(heads)}`)
        let rows = first
        for (let skip = 0; rows.length > 0 && !body.aborted; skip += rowsAtOnce) {
          await body.write(rows.map((row) => csvLine(cellsOf(row))).join(''))
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

const heads = ['ID', 'Name', 'Email', 'WhatsApp', 'Status', 'Applied', 'Interview', 'Notes', 'Reason']

const cellsOf = (row: Omit<ListedCandidate, 'actions'>) => [
  row.id,
  row.name,
  row.email,
  row.whatsapp,
  row.status,
  row.createdAt,
  row.interviewScheduledAt,
  row.interviewNotes,
  row.rejectionReason,
]
