import { insertLead, leadListQuery } from '#db/leads.ts'
import { handleLead } from '../leads/handle-lead.ts'
import type { Stage } from './stage.ts'
import { daysBefore } from './time.ts'

/** Who asked for support on the landing page, how many days ago; and when they were answered, if they were. */
const leads: [email: string, leftDaysAgo: number, handledDaysAgo?: number][] = [
  ['controller@harborledger.example.com', 0.2],
  ['office@millerandsons-cpa.example.com', 0.9],
  ['ap-team@northfieldclinic.example.com', 1.4],
  ['partner@lakesidetax.example.com', 2.7],
  ['finance@openhearth-bakery.example.com', 3.3],
  ['hello@ridgelineadvisors.example.com', 4.1],
  ['owner@cedarandoak.example.com', 8.5, 7.9],
  ['cfo@brightwaterlabs.example.com', 12.2, 11.8],
  ['admin@stoneharborcpas.example.com', 20.6, 20.1],
]

export async function seedLeads({ services, now, moments, perform }: Stage, adminId: string): Promise<void> {
  const { db } = services
  await db.asSystem(async (tx) => {
    for (const [email] of leads) await insertLead(tx, email)
  })
  const { rows } = await db.read({ userId: adminId }, leadListQuery({ search: '', filter: 'all', page: 1 }))
  const stored = rows?.[0]?.leads ?? []
  for (const [email, leftDaysAgo, handledDaysAgo] of leads) {
    const id = stored.find((lead) => lead.email === email)?.id as string
    const at = { created_at: daysBefore(now, leftDaysAgo) }
    if (handledDaysAgo === undefined) moments.push({ table: 'leads', id, at })
    else {
      await perform(adminId, handleLead, { id, isHandled: true })
      moments.push({ table: 'leads', id, at: { ...at, handled_at: daysBefore(now, handledDaysAgo) } })
    }
  }
}
