import { handleLead as endpoint } from '#contract/leads.ts'
import { handleLead as handle, readLead } from '#db/leads.ts'
import { recordAct } from '#db/record.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const handleLead = transactionRoute(endpoint, async (tx, { id, isHandled }) => {
  await handle(tx, id, isHandled)
  const lead = await readLead(tx, id)
  if (!lead) throw notFound('This lead no longer exists.')
  const subject = { kind: 'lead', id, label: lead.email }
  await recordAct(tx, { act: isHandled ? 'lead.handled' : 'lead.reopened', subject })
  const { handledAt, handledBy } = withIsoTimes(lead)
  return { handledAt, handledBy }
})
