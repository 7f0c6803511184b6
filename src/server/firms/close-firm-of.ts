import { peopleOfLastOwner } from '#db/firms.ts'
import type { Tx } from '#db/session.ts'
import { seatRemovedEmail } from '../mail/templates/seat-removed.ts'
import type { Services } from '../services.ts'

/** The database closes the firm of its last owner; the others of the firm are told. */
export async function closeFirmOf(tx: Tx, userId: string, { mailer }: Services): Promise<undefined> {
  for (const { email, firm } of await peopleOfLastOwner(tx, userId))
    await mailer.queue(tx, { to: email, ...seatRemovedEmail({ firm, isClosed: true }) })
}
