import { Hono } from 'hono'
import { leadSelection } from '#contract/leads.ts'
import { leadExportQuery } from '#db/leads.ts'
import { recordAct } from '#db/record.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'

/** The leads as a file, filtered as they are shown. The beginning of it is recorded. */
export const leadExportRoutes = (services: Services) =>
  new Hono().get('/api/leads.csv', (context) => {
    const selection = leadSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    const { data } = selection
    const tokenHash = sessionCookie(context, services.env).tokenHash()
    if (!tokenHash) throw notSignedIn()
    const read = (part: { skip: number; size: number }) =>
      services.doors.asUser({ tokenHash }, async (tx, { role }) => {
        if (role !== 'admin') throw forbidden()
        const detail = { filter: data.filter, isSearch: data.search !== '' }
        if (part.skip === 0) await recordAct(tx, { act: 'lead.export', detail })
        const leads = await tx.rows(leadExportQuery(data, part))
        return leads.map((lead) => [lead.email, iso(lead.createdAt), iso(lead.handledAt), lead.handledBy])
      })
    return sendCsv(context, { name: 'leads.csv', heads: ['Email', 'Left', 'Handled', 'By'], read }, services)
  })

const iso = (moment: Date | null) => moment?.toISOString() ?? null
