import { bookIntroCall as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { closeHeldCalls, currentCall, insertCall, lockBookings } from '#db/scheduling.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { selfGuardedRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { type Booker, findBooker } from './find-booker.ts'
import { mailCall } from './mail-call.ts'
import { requireOpenSlot } from './open-slots.ts'

export const bookIntroCall = selfGuardedRoute(endpoint, async ({ startsAt, zone }, request) => {
  const { services, network } = request
  if (services.env.scheduling.kind !== 'own') throw notFound('Calls can’t be booked here.')
  await limitAttempts([{ limit: attemptLimits.bookingPerNetwork, of: network }], services)
  const booker = await findBooker(request)
  if (!booker) throw new Problem('forbidden', introCallMessages.unknown)
  // Each change of a call sends an email, and anyone can apply with someone else's address.
  if (booker.isUnconfirmed) throw new Problem('email_unconfirmed', introCallMessages.unconfirmed)
  await limitAttempts([{ limit: attemptLimits.bookingPerCandidate, of: booker.candidateId }], services)
  return bookCall(booker, { startsAt: new Date(startsAt), zone }, services)
})

/** The call, its interview and the emails: all of them or none. */
export const bookCall = (
  booker: Omit<Booker, 'isUnconfirmed'>,
  wanted: { startsAt: Date; zone: string },
  services: Services,
  seededAt?: Date,
) =>
  services.db.asSystem(async (tx) => {
    const now = seededAt ?? (await readNow(tx))
    await lockBookings(tx)
    await closeHeldCalls(tx, booker.candidateId, now)
    if (await currentCall(tx, booker.candidateId)) throw new Problem('conflict', introCallMessages.booked)
    await requireOpenSlot(tx, wanted.startsAt, now)
    return mailCall(tx, 'book', await insertCall(tx, { ...booker, ...wanted }), services)
  })
