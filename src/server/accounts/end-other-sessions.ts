import { endOtherSessions as endpoint } from '#contract/sessions.ts'
import { endSessionsBut } from '#db/sessions.ts'
import { transactionRoute } from '../serve.ts'

export const endOtherSessions = transactionRoute(endpoint, async (tx, _input, me) => ({
  ended: await endSessionsBut(tx, me.userId, me.sessionId),
}))
