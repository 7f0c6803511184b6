import { Hono } from 'hono'
import { recordSelection } from '#contract/record.ts'
import { recordAct, recordExportQuery } from '#db/record.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'

const heads = ['When', 'Who', 'Admin ID', 'What', 'On', 'Kind', 'ID', 'Detail']

/** The record as a file, filtered as it is shown. That it was taken along is in the record, too. */
export const recordExportRoutes = (services: Services) =>
  new Hono().get('/api/record.csv', (context) => {
    const selection = recordSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    const tokenHash = sessionCookie(context, services.env).tokenHash()
    if (!tokenHash) throw notSignedIn()
    // What is done meanwhile moves the pages, so each begins where the last one ended.
    let oldest: number | undefined
    const read = ({ size }: { size: number }) =>
      services.doors.asUser({ tokenHash }, async (tx, { role }) => {
        if (role !== 'admin') throw forbidden()
        const acts = await tx.rows(recordExportQuery(selection.data, oldest, size))
        if (oldest === undefined) await recordAct(tx, { act: 'record.export' })
        oldest = acts.at(-1)?.id ?? 0
        return acts.map((row) => [
          row.happenedAt.toISOString(),
          row.actorName,
          row.actorId,
          adminActs[row.act as AdminAct] ?? row.act,
          row.subjectLabel,
          row.subjectKind,
          row.subjectId,
          JSON.stringify(row.detail),
        ])
      })
    return sendCsv(context, { name: 'record.csv', heads, read }, services)
  })
