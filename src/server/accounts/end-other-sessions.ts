import { endOtherSessions as endpoint } from '#contract/accounts.ts'
import { endSessionsBut } from '#db/sessions.ts'
import { act } from '../serve.ts'

export const endOtherSessions = act(endpoint, async (tx, _input, me) => ({
  ended: await endSessionsBut(tx, me.userId, me.sessionId),
}))
