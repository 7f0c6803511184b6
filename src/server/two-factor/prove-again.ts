import { readPassword } from '#db/accounts.ts'
import type { Principal } from '#db/session.ts'
import { countPasskeyUse, findPasskey } from '#db/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import type { SigningProof } from '#domain/statements/signing.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { forgetAttempt, limitAttempts, resetAttempts } from '../accounts/limit-attempts.ts'
import { answerPrompt } from '../accounts/prompts.ts'
import type { RequestContext } from '../serve.ts'
import { isProven } from './is-proven.ts'
import { checkPasskeyUse } from './passkeys.ts'

/** The signed-in person, once more: password, authenticator app or a passkey that verified its user. Each counts like an attempt to log in. */
export async function proveAgain(
  proof: SigningProof,
  { userId }: Principal,
  { services }: RequestContext,
): Promise<void> {
  const { db, passwords, env } = services
  const tries = { limit: attemptLimits.passwordChangePerAccount, of: userId }
  await limitAttempts([tries], services)
  if ('password' in proof) {
    const stored = await db.asSystem((tx) => readPassword(tx, userId))
    if (!(await passwords.verify(proof.password, stored?.password)))
      throw new Problem('invalid_input', 'That isn’t your password. Nothing was signed.', { field: 'proof.password' })
  } else if ('code' in proof) {
    const guesses = { limit: attemptLimits.totpPerAccount, of: userId }
    await limitAttempts([guesses], services, secondFactorMessages.codeLimit)
    await db.asSystem(async (tx) => {
      if (!(await isProven(tx, userId, { token: '', code: proof.code }, services)))
        throw new Problem('invalid_input', secondFactorMessages.wrongCode, { field: 'proof.code' })
      await forgetAttempt(tx, guesses, services)
    })
  } else {
    const { token, passkey: use } = proof
    await db.asSystem(async (tx) => {
      if (!(await answerPrompt(tx, 'passkey', token, services)))
        throw new Problem('link_expired', secondFactorMessages.setUpTooLate)
      const passkey = await findPasskey(tx, use.id)
      const isOwn = passkey?.userId === userId
      const counter = isOwn && (await checkPasskeyUse(use, { token, passkey, mustVerifyPerson: true }, env))
      if (!isOwn || counter === false || counter === undefined)
        throw new Problem('invalid_input', secondFactorMessages.wrongPasskey)
      await countPasskeyUse(tx, passkey.id, counter)
    })
  }
  await db.asSystem((tx) => resetAttempts(tx, tries, services))
}
