import { startLink as endpoint } from '#contract/openid.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { selfGuardedRoute } from '../serve.ts'
import { startFlow } from './start-flow.ts'

/** Whoever is at an open page could otherwise add a way in that the owner doesn't know. */
export const startLink = selfGuardedRoute(endpoint, async ({ provider, password }, request) => {
  const { userId } = await checkOwnPassword(password, request)
  return startFlow({ provider, userId, remember: false }, request)
})
