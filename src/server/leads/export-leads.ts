import { Hono } from 'hono'
import { leadSelection } from '#contract/leads.ts'
import { leadExportQuery } from '#db/leads.ts'
import { recordAct } from '#db/record.ts'
import { Problem } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { requireStorable } from '../read-input.ts'
import { csvBatchSize, sendCsv } from '../send-csv.ts'
import type { Services } from '../services.ts'

/** The leads as a file, filtered as shown. The start of the export is recorded. */
export const leadExportRoutes = (services: Services) =>
  new Hono().get('/api/leads.csv', (context) => {
    const selection = leadSelection.safeParse(context.req.query())
    if (!selection.success) throw new Problem('invalid_input', 'The filter is not valid.')
    requireStorable(selection.data)
    const { data } = selection
    return sendCsv(
      context,
      {
        name: 'leads.csv',
        heads: ['Email', 'Signed Up', 'Handled', 'By'],
        parts: async function* (asAdmin) {
          const detail = { filter: data.filter, isSearch: data.search !== '' }
          await asAdmin((tx) => recordAct(tx, { act: 'lead.exported', detail }))
          for (let skip = 0; ; skip += csvBatchSize) {
            const leads = await asAdmin((tx) => tx.rows(leadExportQuery(data, { skip, size: csvBatchSize })))
            yield leads
              .map(withIsoTimes)
              .map(({ email, createdAt, handledAt, handledBy }) => [email, createdAt, handledAt, handledBy])
            if (leads.length < csvBatchSize) return
          }
        },
      },
      services,
    )
  })
