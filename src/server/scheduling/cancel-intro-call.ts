import { cancelIntroCall as endpoint } from '#contract/scheduling.ts'
import { cancelCall } from '#db/scheduling.ts'
import { selfGuardedRoute } from '../serve.ts'
import { mailCall } from './mail-call.ts'
import { withMovableCall } from './movable-call.ts'

export const cancelIntroCall = selfGuardedRoute(endpoint, ({ token }, request) =>
  withMovableCall(token, 'cancel', request, async (tx, { id }) => {
    await cancelCall(tx, id)
    return mailCall(tx, 'cancel', id, request.services)
  }),
)
