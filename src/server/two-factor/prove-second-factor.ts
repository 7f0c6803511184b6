import { proveSecondFactor as endpoint } from '#contract/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { beginSession } from '../accounts/begin-session.ts'
import { forgetAttempt, limitAttempts, resetAttempts } from '../accounts/limit-attempts.ts'
import { answerPrompt, openPrompt } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { isProven } from './is-proven.ts'

/** The second step of a sign-in. A wrong answer leaves the prompt open, and counts against the account, not the prompt. */
export const proveSecondFactor = selfGuardedRoute(endpoint, async (proof, request) => {
  const { services, network } = request
  const { db } = services
  await limitAttempts([{ limit: attemptLimits.challengePerNetwork, of: network }], services)
  const prompt = await db.asSystem((tx) => openPrompt(tx, 'second-factor', proof.token, services))
  if (!prompt?.userId) throw tooLate()
  const { userId } = prompt
  const tries = { limit: attemptLimits.secondFactorPerAccount, of: userId }
  await limitAttempts([tries], services)
  const guesses = { limit: attemptLimits.totpPerAccount, of: userId }
  if ('code' in proof) await limitAttempts([guesses], services, secondFactorMessages.codeLimit)

  const { isRemembered, login } = await db.asSystem(async (tx) => {
    const answered = await answerPrompt(tx, 'second-factor', proof.token, services)
    if (!answered) throw tooLate()
    if (!(await isProven(tx, userId, proof, services))) throw refused(proof)
    await resetAttempts(tx, tries, services)
    if ('code' in proof) await forgetAttempt(tx, guesses, services)
    return answered
  })
  const proven = { userId, remember: isRemembered, hasSecondFactor: true, ...(login && { login }) }
  return { me: await beginSession(proven, request) }
})

const tooLate = () => new Problem('link_expired', secondFactorMessages.tooLate)

function refused(proof: object): Problem {
  if ('code' in proof) return new Problem('invalid_input', secondFactorMessages.wrongCode, { field: 'code' })
  if ('recoveryCode' in proof)
    return new Problem('invalid_input', secondFactorMessages.wrongRecoveryCode, { field: 'recoveryCode' })
  return new Problem('invalid_input', secondFactorMessages.wrongPasskey)
}
