import { readIntroCall as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { hoursQuery, readGuestCall } from '#db/scheduling.ts'
import { Problem } from '#domain/problem.ts'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import { selfGuardedRoute } from '../serve.ts'
import { verifyCall } from './call-link.ts'
import { presentCall } from './present-call.ts'

export const readIntroCall = selfGuardedRoute(endpoint, ({ token }, { services }) =>
  services.db.asSystem(async (tx) => {
    const call = await readGuestCall(tx, verifyCall(token, services.secrets, await readNow(tx)))
    const hours = await tx.first(hoursQuery())
    if (!call || !hours) throw new Problem('link_expired', introCallMessages.link)
    return presentCall(call, hours, services)
  }),
)
