import { endPersonSessions as endpoint } from '#contract/people.ts'
import { endSessionsOf, readPersonAddress } from '#db/people.ts'
import { recordAct } from '#db/record.ts'
import { personMessages } from '#domain/people/person.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const endPersonSessions = transactionRoute(endpoint, async (tx, { id }) => {
  if (!(await readPersonAddress(tx, id))) throw notFound(personMessages.notFound)
  const ended = await endSessionsOf(tx, id)
  await recordAct(tx, { act: 'account.signed-out', subject: { kind: 'account', id }, detail: { sessions: ended } })
  return { ended }
})
