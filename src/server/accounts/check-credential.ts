import { findCredential } from '#db/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { RequestContext } from '../serve.ts'
import { closedAccount } from './closed-account.ts'
import { inConstantTime } from './in-constant-time.ts'
import { clearSignIn, countSignIn, tellOwner } from './sign-in-limits.ts'

const invalid = () => new Problem('invalid_credentials', loginMessages.invalid)

/** The open account of an address, given its password. Failures count, and take as long for an address without one. */
export async function checkCredential(
  { email, password }: { email: string; password: string },
  request: RequestContext,
  wrong: () => Problem = invalid,
) {
  const { services } = request
  const { db, passwords } = services
  const signInTry = await countSignIn(email, request)
  const found = await inConstantTime(async () => {
    const known = await db.asSystem((tx) => findCredential(tx, email))
    if (await passwords.verify(password, known?.password)) return known
    if (signInTry.isLast) await tellOwner(email, services)
    return undefined
  })
  if (!found) throw wrong()
  if (!found.isConfirmed) throw await closedAccount(email, services)
  await db.asSystem((tx) => clearSignIn(tx, signInTry, services))
  return found
}
