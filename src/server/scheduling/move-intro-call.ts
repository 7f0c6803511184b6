import { moveIntroCall as endpoint } from '#contract/scheduling.ts'
import { moveCall } from '#db/scheduling.ts'
import { selfGuardedRoute } from '../serve.ts'
import { mailCall } from './mail-call.ts'
import { withMovableCall } from './movable-call.ts'
import { requireOpenSlot } from './open-slots.ts'

export const moveIntroCall = selfGuardedRoute(endpoint, ({ token, zone, ...wanted }, request) =>
  withMovableCall(token, 'move', request, async (tx, { id }, now) => {
    const startsAt = new Date(wanted.startsAt)
    await requireOpenSlot(tx, startsAt, now)
    await moveCall(tx, id, { startsAt, zone })
    return mailCall(tx, 'move', id, request.services)
  }),
)
