import type { signIn } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { ProvenLogin } from '#domain/openid/provider.ts'
import type { RequestContext } from '../serve.ts'
import { beginSession } from './begin-session.ts'
import { promptFor } from './prompts.ts'

type FirstFactor = {
  userId: string
  remember: boolean
  /** Whether the account has one, which is asked for next. */
  hasSecondFactor: boolean
  /** Proved at its provider instead of the password, or before it. */
  login?: ProvenLogin
}

/** After the first factor: the session, or the prompt for the second one. */
export async function continueSignIn(
  { userId, remember, hasSecondFactor, login }: FirstFactor,
  request: RequestContext,
): Promise<OutputOf<typeof signIn>> {
  const carried = login && { login }
  if (hasSecondFactor) {
    const prompt = { kind: 'second-factor', userId, isRemembered: remember, ...carried } as const
    return { me: null, secondFactor: await promptFor(prompt, request.services) }
  }
  return { me: await beginSession({ userId, remember, hasSecondFactor, ...carried }, request), secondFactor: null }
}
