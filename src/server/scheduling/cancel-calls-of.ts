import { readNow } from '#db/clock.ts'
import { callsAheadOf, cancelCall } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import type { Services } from '../services.ts'
import { mailCall } from './mail-call.ts'

/** So that nobody waits in a call for someone whose account is deleted. */
export async function cancelCallsOf(tx: Tx, userId: string, services: Services): Promise<undefined> {
  for (const { id } of await callsAheadOf(tx, userId, await readNow(tx))) {
    await cancelCall(tx, id)
    await mailCall(tx, 'cancel', id, services, 'The account it was booked with was deleted.')
  }
}
