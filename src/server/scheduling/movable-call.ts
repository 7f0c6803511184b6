import { readNow } from '#db/clock.ts'
import { lockBookings, readGuestCall, type StoredCall } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import { requireCallMove } from '#domain/scheduling/status.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import type { RequestContext } from '../serve.ts'
import { verifyCall } from './call-link.ts'

/** The call behind a link; refused when it is over or canceled, or has been changed too often through the link. */
export async function withMovableCall<T>(
  token: string,
  move: 'move' | 'cancel',
  { services, network }: RequestContext,
  work: (tx: Tx, call: StoredCall, now: Date) => Promise<T>,
): Promise<T> {
  const now = await services.db.asSystem(readNow)
  const id = verifyCall(token, services.secrets, now)
  const limits = [
    { limit: attemptLimits.bookingPerNetwork, of: network },
    { limit: attemptLimits.changePerCall, of: id },
  ]
  await limitAttempts(limits, services)
  return services.db.asSystem(async (tx) => {
    await lockBookings(tx)
    const call = await readGuestCall(tx, id)
    if (!call) throw new Problem('link_expired', introCallMessages.link)
    requireCallMove(call, { move, by: 'guest' }, now)
    return work(tx, call, now)
  })
}
