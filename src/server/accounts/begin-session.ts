import type { Me } from '#contract/accounts.ts'
import { loginMessages } from '#domain/accounts/login.ts'
import { isRemembered, sessionSeconds } from '#domain/accounts/session-life.ts'
import { Problem } from '#domain/problem.ts'
import type { RequestContext } from '../serve.ts'
import { readMe } from './read-session.ts'
import { hashToken } from './session-cookie.ts'

/** Hands a new session to the browser, and says whose it is. */
export async function beginSession(
  token: string,
  remember: boolean,
  { services, cookie }: RequestContext,
): Promise<Me> {
  const me = await readMe(services, hashToken(token))
  if (!me) throw new Problem('internal', loginMessages.noUserId)
  cookie.set(token, isRemembered(me.role, remember) ? sessionSeconds(me.role, remember) : undefined)
  return me
}
