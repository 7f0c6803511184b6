import { acceptInvitation as endpoint } from '#contract/firms.ts'
import { confirmAccount, insertAccount, recordTerms } from '#db/accounts.ts'
import { insertBuyer } from '#db/buyers.ts'
import { consumeInvitation, findInvitation, findSeatOf, giveSeat } from '#db/firms.ts'
import type { Tx } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { type NewMember, refusedInvitations, seatMessages } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'
import { termsVersion } from '#domain/terms/version.ts'
import { beginSession } from '../accounts/begin-session.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { readMe } from '../accounts/read-session.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { hashInvitation } from './hash-invitation.ts'

const expired = () => new Problem('link_expired', seatMessages.expired)

/** Takes the seat and uses up the link: both or neither, so that only one of many racing requests gets the seat. */
export const acceptInvitation = selfGuardedRoute(endpoint, async ({ token, account }, request) => {
  const { services, network, cookie } = request
  await limitAttempts([{ limit: attemptLimits.challengePerNetwork, of: network }], services)
  const tokenHash = hashInvitation(services, token)
  const found = await services.db.asSystem(async (tx) => {
    const invitation = await findInvitation(tx, tokenHash)
    return invitation && { invited: await findSeatOf(tx, invitation.email) }
  })
  if (!found) throw expired()
  if (!found.invited && account) return { me: await createMember(tokenHash, account, request) }

  const session = cookie.tokenHash()
  const me = session ? await readMe(services, session) : null
  await services.db.asSystem((tx) => seatAccount(tx, tokenHash, me?.id))
  const seated = session && (await readMe(services, session))
  if (!seated) throw new Problem('not_signed_in', seatMessages.signInFirst)
  return { me: seated }
})

async function seatAccount(tx: Tx, tokenHash: string, userId: string | undefined): Promise<void> {
  const invitation = await consumeInvitation(tx, tokenHash)
  if (!invitation) throw expired()
  const account = await findSeatOf(tx, invitation.email)
  if (account && account.role !== 'buyer') throw new Problem('conflict', refusedInvitations[account.role])
  if (account?.firmId)
    throw new Problem('conflict', account.firmId === invitation.firmId ? seatMessages.ownSeat : seatMessages.otherFirm)
  if (!account || account.userId !== userId) throw new Problem('not_signed_in', seatMessages.signInFirst)
  const { email, ...seat } = invitation
  const isSeated = account.buyerId
    ? await giveSeat(tx, account.userId, seat)
    : (await insertBuyer(tx, { ...namelessRecord, userId: account.userId, email, ...seat })) === 1
  if (!isSeated) throw new Problem('conflict', seatMessages.otherFirm)
}

/** Of a record that was lost, only the account is left. */
const namelessRecord = { firstName: null, lastName: null, jobTitle: null, phone: '' }

/** Whoever has the link reads the mailbox, so the address is confirmed along with it. */
async function createMember(tokenHash: string, member: NewMember, request: RequestContext) {
  const { services } = request
  const { firstName, lastName } = member
  const passwordHash = await services.passwords.hash(member.password, 'account.password')
  const userId = await services.db.asSystem(async (tx) => {
    const invitation = await consumeInvitation(tx, tokenHash)
    if (!invitation) throw expired()
    const { email, ...seat } = invitation
    return insertMember(tx, { email, firstName, lastName, passwordHash, jobTitle: null, ...seat })
  })
  return beginSession({ userId, remember: false, hasSecondFactor: false }, request)
}

type Member = {
  email: string
  firstName: string
  lastName: string
  jobTitle: string | null
  passwordHash: string
  firmId: string
  firmRole: FirmRole
}

/** The account, the seat and the accepted terms. */
export async function insertMember(tx: Tx, { passwordHash, ...member }: Member): Promise<string> {
  const { email, firstName, lastName } = member
  const userId = await insertAccount(tx, { email, name: `${firstName} ${lastName}`, role: 'buyer', passwordHash })
  if (!userId) throw new Problem('not_signed_in', seatMessages.signInFirst)
  await insertBuyer(tx, { ...member, userId, phone: '' })
  await recordTerms(tx, userId, termsVersion)
  await confirmAccount(tx, userId)
  return userId
}
