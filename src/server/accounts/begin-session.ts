import type { Me } from '#contract/accounts.ts'
import { readAccount } from '#db/accounts.ts'
import { insertSession } from '#db/sessions.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { isRemembered, sessionSeconds } from '#domain/accounts/session-life.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import type { ProvenLogin } from '#domain/openid/provider.ts'
import { Problem } from '#domain/problem.ts'
import type { RequestContext } from '../serve.ts'
import { readMe } from './read-session.ts'
import { hashToken } from './session-cookie.ts'
import { settleLogin } from './settle-login.ts'

type Proven = {
  userId: string
  remember: boolean
  hasSecondFactor: boolean
  /** By which they signed in at a provider. */
  login?: ProvenLogin
}

/** Starts a session for someone who has proved their identity, and returns whose it is. Only the browser gets the token. */
export async function beginSession(
  { userId, remember, hasSecondFactor, login }: Proven,
  request: RequestContext,
): Promise<Me> {
  const { services, network, userAgent, cookie, device } = request
  const { env } = services
  const token = services.secrets.token()
  await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    if (!account) throw new Problem('internal', loginMessages.noUserId)
    if (account.isSuspended) throw new Problem('forbidden', loginMessages.suspended)
    if (account.role === 'admin' && env.adminsNeedOpenId && !login)
      throw new Problem('forbidden', openIdMessages.adminsMust(env.openId))
    if (login) await settleLogin(tx, account, login, services)
    const livesSeconds = sessionSeconds(account.role, remember)
    await insertSession(tx, { userId, tokenHash: hashToken(token), livesSeconds, hasSecondFactor, network, userAgent })
  })
  const me = await readMe(services, hashToken(token))
  if (!me) throw new Problem('internal', loginMessages.noUserId)
  cookie.set(token, isRemembered(me.role, remember) ? sessionSeconds(me.role, remember) : undefined)
  if (remember) device.remember(me.email)
  return me
}
