import type { Principal, Tx } from '#db/session.ts'
import { endSessionsBut, renewToken } from '#db/sessions.ts'
import { lockAccount, markProven, readSecondFactors } from '#db/two-factor.ts'
import { notSignedIn } from '#domain/problem.ts'
import { hashToken } from '../accounts/session-cookie.ts'
import type { RequestContext } from '../serve.ts'
import { mailTwoFactorChanged } from './mail-two-factor-changed.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

/**
 * Stores a factor. The first one comes with recovery codes, ends the other sessions, which haven't proved it, and gives
 * this one a new token.
 */
export async function addFactor(
  me: Principal,
  request: RequestContext,
  message: string,
  keep: (tx: Tx) => Promise<void>,
) {
  const { services, cookie } = request
  const { userId, sessionId } = me
  if (!sessionId) throw notSignedIn()
  const token = services.secrets.token()
  const { recoveryCodes, renewed } = await services.db.asSystem(async (tx) => {
    await lockAccount(tx, userId)
    const before = await readSecondFactors(tx, userId)
    await keep(tx)
    await mailTwoFactorChanged(tx, userId, message, services)
    if (before?.hasAny) return { recoveryCodes: [] }
    await endSessionsBut(tx, userId, sessionId)
    await markProven(tx, sessionId)
    const codes = await issueRecoveryCodes(tx, userId, services)
    return { recoveryCodes: codes, renewed: await renewToken(tx, sessionId, hashToken(token)) }
  })
  if (renewed) cookie.set(token, renewed.isRemembered ? renewed.leftSeconds : undefined)
  return { recoveryCodes }
}
