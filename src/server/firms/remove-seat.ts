import { removeSeat as endpoint } from '#contract/firms.ts'
import { endSeat, readInviter } from '#db/firms.ts'
import { seatMessages } from '#domain/firms/seat.ts'
import { notFound } from '#domain/problem.ts'
import { seatRemovedEmail } from '../mail/templates/seat-removed.ts'
import { transactionRoute } from '../serve.ts'
import { orLastOwner } from './last-owner.ts'

/** Their next request finds nothing of the firm: the role is read with every transaction. */
export const removeSeat = transactionRoute(endpoint, async (tx, { id }, me, { services: { mailer } }) => {
  const inviter = await readInviter(tx)
  const email = await orLastOwner(endSeat(tx, id))
  if (!email) throw notFound(seatMessages.gone)
  if (inviter && email !== me.email)
    await mailer.queue(tx, { to: email, ...seatRemovedEmail({ firm: inviter.firm, isClosed: false }) })
  return {}
})
