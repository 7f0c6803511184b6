import type { ParsedInputOf } from '#contract/endpoint.ts'
import { proveLink as endpoint } from '#contract/openid.ts'
import { consumeChallenge } from '#db/accounts.ts'
import { hasOwnSecondFactor } from '#db/openid.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import { Problem } from '#domain/problem.ts'
import { checkCredential } from '../accounts/check-credential.ts'
import { continueSignIn } from '../accounts/continue-sign-in.ts'
import { answerPrompt } from '../accounts/prompts.ts'
import { proveChallenge } from '../accounts/prove-challenge.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { linkTooLate, openLink } from './open-link.ts'

const wrongPassword = () => new Problem('invalid_credentials', openIdMessages.wrongPassword, { field: 'password' })

/** The owner of the account proves it. The login is linked once the second factor, if there is one, is proved as well. */
export const proveLink = selfGuardedRoute(endpoint, async (proof, request) => {
  const { services } = request
  const { account } = await openLink(proof.token, services)
  const codeHash = await proveOwner(account.email, proof, request)
  const { isRemembered, login, hasSecondFactor } = await services.db.asSystem(async (tx) => {
    if (codeHash && !(await consumeChallenge(tx, 'link', codeHash)))
      throw new Problem('link_expired', challengeMessages.wrongCode, { field: 'code' })
    const prompt = await answerPrompt(tx, 'link', proof.token, services)
    if (!prompt?.login) throw linkTooLate()
    const { isRemembered, login } = prompt
    return { isRemembered, login, hasSecondFactor: await hasOwnSecondFactor(tx, account.id) }
  })
  return continueSignIn({ userId: account.id, remember: isRemembered, hasSecondFactor, login }, request)
})

/** By the password, or by a code, which is used up with the prompt. */
async function proveOwner(email: string, proof: ParsedInputOf<typeof endpoint>, request: RequestContext) {
  if ('code' in proof) return proveChallenge('link', { email, code: proof.code }, request)
  await checkCredential({ email, password: proof.password }, request, wrongPassword)
  return undefined
}
