import { inviteMember as endpoint } from '#contract/firms.ts'
import { countSeats, insertInvitation, readInviter } from '#db/firms.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { seatLimit, seatMessages } from '#domain/firms/seat.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { firmInvitationEmail } from '../mail/templates/firm-invitation.ts'
import { externalRoute } from '../serve.ts'
import { hashInvitation } from './hash-invitation.ts'

/** Whether the address has an account is told to whoever reads its mailbox, never to the firm. */
export const inviteMember = externalRoute(endpoint, async ({ email, firmRole }, { userId }, { services }) => {
  await limitAttempts([{ limit: attemptLimits.invitationPerAccount, of: userId }], services)
  const { db, secrets, env, mailer } = services
  const token = secrets.token()
  await db.asUser({ userId }, async (tx) => {
    const known = await countSeats(tx, email)
    const inviter = await readInviter(tx)
    if (!known || !inviter) throw notFound()
    if (known.hasSeat) throw new Problem('conflict', seatMessages.hasSeat, { field: 'email' })
    if ((known.seats ?? 0) + (known.invitations ?? 0) >= seatLimit) throw new Problem('conflict', seatMessages.full)
    await insertInvitation(tx, { email, firmRole, tokenHash: hashInvitation(services, token) })
    const link = `${env.appUrl}/join?token=${token}`
    await mailer.queue(tx, { to: email, ...firmInvitationEmail({ ...inviter, firmRole, link }) })
  })
  return {}
})
