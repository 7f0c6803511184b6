import { bookedCallsOf, readCall } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import type { Services } from '../services.ts'
import { mailCall } from './mail-call.ts'

/** If both candidates had a call, merging cancels the other's: its guest and the operator get an email. */
export async function mailMergedCalls(tx: Tx, otherId: string, services: Services) {
  const booked = await bookedCallsOf(tx, otherId)
  return async () => {
    for (const { id } of booked)
      if ((await readCall(tx, id))?.status === 'cancelled')
        await mailCall(tx, 'cancel', id, services, 'you had booked two calls.')
  }
}
