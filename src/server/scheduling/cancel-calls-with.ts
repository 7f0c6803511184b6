import { readNow } from '#db/clock.ts'
import { callsAheadWith, cancelCallWithReason, lockBookings } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import type { Services } from '../services.ts'
import { mailCall } from './mail-call.ts'

/** The intro calls that a candidate has booked and that are to come, by the signed-in admin. */
export async function cancelCallsWith(tx: Tx, candidateId: string, reason: string, services: Services): Promise<void> {
  await lockBookings(tx)
  for (const { id } of await callsAheadWith(tx, candidateId, await readNow(tx))) {
    await cancelCallWithReason(tx, id, reason)
    await mailCall(tx, 'cancel', id, services, reason)
  }
}
