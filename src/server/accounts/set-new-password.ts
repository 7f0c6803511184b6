import { endChallenges, setPassword } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { endSessionsBut } from '#db/sessions.ts'
import { endPrompts } from '#db/two-factor.ts'
import type { Services } from '../services.ts'
import { clearFailedSignIns } from './sign-in-limits.ts'

/** For someone who has proved ownership of the mailbox: the new password ends every session, link and prompt. */
export async function setNewPassword(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  passwordHash: string,
  services: Services,
): Promise<void> {
  await setPassword(tx, userId, passwordHash)
  await endSessionsBut(tx, userId, null)
  await endPrompts(tx, userId)
  await endChallenges(tx, userId)
  await clearFailedSignIns(tx, email, services)
}
