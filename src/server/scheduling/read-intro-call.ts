import { readIntroCall as endpoint } from '#contract/scheduling.ts'
import { hoursQuery, readCall } from '#db/scheduling.ts'
import { Problem } from '#domain/problem.ts'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import { selfGuardedRoute } from '../serve.ts'
import { verifyCall } from './call-link.ts'
import { presentCall } from './present-call.ts'

export const readIntroCall = selfGuardedRoute(endpoint, ({ token }, { services }) => {
  const id = verifyCall(token, services.secrets)
  return services.db.asSystem(async (tx) => {
    const call = await readCall(tx, id)
    const hours = await tx.first(hoursQuery())
    if (!call || !hours) throw new Problem('link_expired', introCallMessages.link)
    return presentCall(call, hours, services)
  })
})
