import { unlinkLogin as endpoint } from '#contract/openid.ts'
import { readAccount } from '#db/accounts.ts'
import { countLogins, removeLogin } from '#db/openid.ts'
import { lockAccount } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import { notFound, notSignedIn, Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { mailLinkedLoginsChanged, providerLabel } from '../accounts/settle-login.ts'
import { selfGuardedRoute } from '../serve.ts'

/** Whoever unlinks has just entered the password, so they still have a way in, except admins who may not use it. */
export const unlinkLogin = selfGuardedRoute(endpoint, async ({ id, password }, request) => {
  const { services } = request
  const { userId, role } = await checkOwnPassword(password, request)
  await services.db.asSystem(async (tx) => {
    await lockAccount(tx, userId)
    const [account, removed] = [await readAccount(tx, userId), await removeLogin(tx, userId, id)]
    if (!account) throw notSignedIn()
    if (!removed) throw notFound(openIdMessages.gone)
    if (role === 'admin' && services.env.adminsNeedOpenId && (await countLogins(tx, userId)) === 0)
      throw new Problem('conflict', openIdMessages.lastOfAdmin(services.env.openId))
    const message = `A ${providerLabel(removed.provider, services)} account was unlinked from your ${brand.name} account.`
    await mailLinkedLoginsChanged(tx, account, message, services)
  })
  return {}
})
