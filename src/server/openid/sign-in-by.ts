import type { OpenIdOutcome } from '#contract/openid.ts'
import { findAccount, readAccount } from '#db/accounts.ts'
import { findLogin, hasOwnSecondFactor } from '#db/openid.ts'
import { challengeKinds } from '#domain/accounts/challenge.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import type { ProviderLogin } from '#domain/openid/provider.ts'
import { Problem } from '#domain/problem.ts'
import { closedAccount } from '../accounts/closed-account.ts'
import { continueSignIn } from '../accounts/continue-sign-in.ts'
import { promptFor } from '../accounts/prompts.ts'
import { providerLabel } from '../accounts/settle-login.ts'
import type { RequestContext } from '../serve.ts'

type Wanted = { remember: boolean; redirect: string | null }

/**
 * Signs in whoever has linked this login. The address alone opens nothing, and tells nothing of its account: the owner proves it
 * first.
 */
export async function signInBy(
  login: ProviderLogin,
  { remember, redirect }: Wanted,
  request: RequestContext,
): Promise<OpenIdOutcome> {
  const { services } = request
  const { email } = login
  const label = providerLabel(login.provider, services)
  const { known, account, hasSecondFactor } = await services.db.asSystem(async (tx) => {
    const known = await findLogin(tx, login)
    const account = known ? await readAccount(tx, known.userId) : email ? await findAccount(tx, email) : undefined
    return { known, account, hasSecondFactor: account ? await hasOwnSecondFactor(tx, account.id) : false }
  })
  if (!account) {
    if (!email) throw new Problem('forbidden', openIdMessages.unverified(label))
    return { outcome: 'unknown', email }
  }
  const userId = account.id
  if (!known) {
    const prompt = { kind: 'link', userId, isRemembered: remember, login: { ...login, isNew: true } } as const
    const token = await promptFor(prompt, services, challengeKinds.link.livesSeconds)
    return { outcome: 'prove', token, email: account.email, label, redirect }
  }
  if (!account.isConfirmed || account.isSuspended) throw await closedAccount(account.email, services)
  const proven = { userId, remember, hasSecondFactor, login: { ...login, isNew: false } }
  const { me, secondFactor } = await continueSignIn(proven, request)
  if (secondFactor) return { outcome: 'second-factor', token: secondFactor, redirect }
  if (!me) throw new Problem('internal', openIdMessages.refused(label))
  return { outcome: 'signed-in', me, redirect }
}
