import { signOut as endpoint } from '#contract/accounts.ts'
import { endSession } from '#db/sessions.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'

/** Signing out while signed out is not an error: the cookie is removed either way. */
export const signOut = selfGuardedRoute(endpoint, async (_input, { services, cookie }) => {
  const tokenHash = cookie.tokenHash()
  cookie.clear()
  if (tokenHash)
    await services.db
      .asUser({ tokenHash, isSettingUp: true }, async (tx, me) => {
        if (me.sessionId) await endSession(tx, me.sessionId)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Problem && error.code === 'not_signed_in')) throw error
      })
  return {}
})
