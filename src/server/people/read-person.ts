import { readPerson as endpoint } from '#contract/people.ts'
import { personQuery } from '#db/people.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { actionsOn, personMessages } from '#domain/people/person.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { queryRoute } from '../serve.ts'

export const readPerson = queryRoute(endpoint, personQuery, ([row], _, me) => {
  if (!row) throw notFound(personMessages.notFound)
  const { suspendedAt, suspensionReason, sessions, ...person } = withIsoTimes(row)
  const isOwn = person.id === me.userId
  return {
    ...person,
    isOwn,
    suspension: suspendedAt && suspensionReason ? { since: suspendedAt, reason: suspensionReason } : null,
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent ?? '') })),
    actions: actionsOn(person, isOwn),
  }
})
