import type { OpenIdOutcome } from '#contract/openid.ts'
import { readAccount } from '#db/accounts.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import type { ProviderLogin } from '#domain/openid/provider.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { linkLogin, providerLabel } from '../accounts/settle-login.ts'
import type { RequestContext } from '../serve.ts'

/** Links a login to the account of whoever began it, as long as they are still the one who is signed in. */
export async function linkOwn(
  userId: string,
  login: ProviderLogin,
  { services, cookie }: RequestContext,
): Promise<OpenIdOutcome> {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const me = await services.db.asUser(person, async (_tx, principal) => principal)
  if (me.userId !== userId) throw new Problem('link_expired', openIdMessages.tooLate)
  await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    if (!account) throw notSignedIn()
    await linkLogin(tx, account, login, services)
  })
  return { outcome: 'linked', label: providerLabel(login.provider, services) }
}
