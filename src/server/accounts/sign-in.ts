import { signIn as endpoint } from '#contract/accounts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { checkCredential } from './check-credential.ts'
import { continueSignIn } from './continue-sign-in.ts'

export const signIn = selfGuardedRoute(endpoint, async (input, request) => {
  const { userId, hasSecondFactor } = await checkCredential(input, request)
  return continueSignIn({ userId, remember: input.remember, hasSecondFactor }, request)
})
