import { restorePerson as endpoint } from '#contract/people.ts'
import { readPersonAddress, restoreAccount } from '#db/people.ts'
import { countAsRecorded } from '#db/record.ts'
import { personMessages } from '#domain/people/person.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { accountRestoredEmail } from '../mail/templates/account-suspended.ts'
import { transactionRoute } from '../serve.ts'

export const restorePerson = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  const person = await readPersonAddress(tx, id)
  if (!person) throw notFound(personMessages.notFound)
  if (!(await restoreAccount(tx, id, reason))) throw new Problem('conflict', personMessages.notSuspended)
  countAsRecorded(tx)
  const link = `${services.env.appUrl}/login`
  await services.mailer.queue(tx, { to: person.email, ...accountRestoredEmail({ ...person, reason, link }) })
  return {}
})
