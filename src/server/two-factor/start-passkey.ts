import { startPasskey as endpoint } from '#contract/two-factor.ts'
import { readAccount } from '#db/accounts.ts'
import { listPasskeys } from '#db/two-factor.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { promptFor } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { creationQuestion } from './passkeys.ts'

const passkeyLimit = 20

export const startPasskey = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { services } = request
  const { userId } = await checkOwnPassword(password, request, { isSettingUp: true })
  const [account, passkeys] = await services.db.asSystem(async (tx) => [
    await readAccount(tx, userId),
    await listPasskeys(tx, userId),
  ])
  if (!account) throw notSignedIn()
  if (passkeys.length >= passkeyLimit)
    throw new Problem('conflict', `You already have ${passkeyLimit} passkeys. Remove one before you add another.`)
  const token = await promptFor({ kind: 'new-passkey', userId }, services)
  return creationQuestion({ token, passkeys }, account, services.env)
})
