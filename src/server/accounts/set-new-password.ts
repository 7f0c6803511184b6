import { endChallenges, setPassword } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { endSessionsBut } from '#db/sessions.ts'
import { endPrompts } from '#db/two-factor.ts'

/** For someone who has proved ownership of the mailbox: the new password ends every session, link and prompt. */
export async function setNewPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await setPassword(tx, userId, passwordHash)
  await endSessionsBut(tx, userId, null)
  await endPrompts(tx, userId)
  await endChallenges(tx, userId)
}
