import { suspendPerson as endpoint } from '#contract/people.ts'
import { readPersonAddress, suspendAccount } from '#db/people.ts'
import { countAsRecorded } from '#db/record.ts'
import { personMessages } from '#domain/people/person.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { accountSuspendedEmail } from '../mail/templates/account-suspended.ts'
import { transactionRoute } from '../serve.ts'

export const suspendPerson = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  const person = await readPersonAddress(tx, id)
  if (!person) throw notFound(personMessages.notFound)
  if (!(await suspendAccount(tx, id, reason))) throw new Problem('conflict', personMessages.notSuspendable)
  countAsRecorded(tx)
  await services.mailer.queue(tx, { to: person.email, ...accountSuspendedEmail({ ...person, reason }) })
  return {}
})
