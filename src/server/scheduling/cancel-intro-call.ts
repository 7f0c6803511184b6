import { cancelIntroCall as endpoint } from '#contract/scheduling.ts'
import { cancelCall } from '#db/scheduling.ts'
import { open } from '../serve.ts'
import { mailCall } from './mail-call.ts'
import { withMovableCall } from './movable-call.ts'

export const cancelIntroCall = open(endpoint, ({ token }, call) =>
  withMovableCall(token, call, async (tx, { id }) => {
    await cancelCall(tx, id)
    return mailCall(tx, 'cancelled', id, call.services)
  }),
)
