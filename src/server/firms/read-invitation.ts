import { readInvitation as endpoint } from '#contract/firms.ts'
import { findInvitation, findSeatOf } from '#db/firms.ts'
import type { Tx } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { type InvitationState, seatMessages } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { readMe } from '../accounts/read-session.ts'
import { selfGuardedRoute } from '../serve.ts'
import { hashInvitation } from './hash-invitation.ts'

/** Whoever has the link reads the mailbox, and may know what account the address has. Opening the link changes nothing. */
export const readInvitation = selfGuardedRoute(endpoint, async ({ token }, { services, network, cookie }) => {
  await limitAttempts([{ limit: attemptLimits.challengePerNetwork, of: network }], services)
  const tokenHash = cookie.tokenHash()
  const me = tokenHash ? await readMe(services, tokenHash) : null
  return services.db.asSystem(async (tx) => {
    const found = await findInvitation(tx, hashInvitation(services, token))
    if (!found) throw new Problem('link_expired', seatMessages.expired)
    const { firmId, ...invitation } = found
    return { ...invitation, state: await stateOf(tx, found, me?.email) }
  })
})

type Invited = { email: string; firmId: string }

async function stateOf(tx: Tx, { email, firmId }: Invited, signedInAs: string | undefined): Promise<InvitationState> {
  const account = await findSeatOf(tx, email)
  if (!account) return 'new'
  if (account.role !== 'buyer') return account.role
  if (account.firmId) return account.firmId === firmId ? 'own-seat' : 'other-firm'
  return signedInAs === email ? 'ready' : 'sign-in'
}
