import { changeFirmRole as endpoint } from '#contract/firms.ts'
import { changeFirmRole as change, readInviter } from '#db/firms.ts'
import { seatMessages } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'
import { seatChangedEmail } from '../mail/templates/seat-changed.ts'
import { transactionRoute } from '../serve.ts'
import { orLastOwner } from './last-owner.ts'

export const changeFirmRole = transactionRoute(
  endpoint,
  async (tx, { id, expectedRole, firmRole }, me, { services: { mailer, env } }) => {
    const inviter = await readInviter(tx)
    const email = await orLastOwner(change(tx, id, expectedRole, firmRole))
    if (!email) throw new Problem('conflict', seatMessages.changed)
    const link = `${env.appUrl}/settings/firm`
    if (inviter && email !== me.email && firmRole !== expectedRole)
      await mailer.queue(tx, { to: email, ...seatChangedEmail({ ...inviter, firmRole, link }) })
    return {}
  },
)
