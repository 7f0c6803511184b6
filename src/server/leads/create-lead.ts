import { createLead as endpoint } from '#contract/leads.ts'
import { insertLead } from '#db/leads.ts'
import { type Lead, leadLimits } from '#domain/leads/lead.ts'
import { isWithinLimits, limitAttempts } from '../accounts/limit-attempts.ts'
import { newLeadEmail } from '../mail/templates/new-lead.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'

export const createLead = selfGuardedRoute(endpoint, async (input, request) => {
  await keepLead(input, request)
  return { email: input.email }
})

/** Stores the address and emails the operator, once a day per address. Bots get the same thanks, so that they learn nothing. */
export async function keepLead(
  { email, fax }: Lead,
  { services, network }: Pick<RequestContext, 'services' | 'network'>,
) {
  const { db, env, mailer } = services
  await limitAttempts([{ limit: leadLimits.perNetwork, of: network }], services)
  if (fax) return
  const mayMail = await isWithinLimits(
    [
      { limit: leadLimits.mailPerAddress, of: email },
      { limit: leadLimits.mails, of: 'all' },
    ],
    services,
  )
  await db.asSystem(async (tx) => {
    await insertLead(tx, email)
    if (mayMail) await mailer.queue(tx, { to: env.operatorEmail, ...newLeadEmail({ email, appUrl: env.appUrl }) })
  })
}
