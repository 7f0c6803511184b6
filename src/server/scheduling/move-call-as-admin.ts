import { moveCallAsAdmin as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { countAsRecorded } from '#db/record.ts'
import { lockBookings, moveCall, readCall } from '#db/scheduling.ts'
import { notFound } from '#domain/problem.ts'
import { requireCallMove } from '#domain/scheduling/status.ts'
import { transactionRoute } from '../serve.ts'
import { mailCall } from './mail-call.ts'
import { requireOpenSlot } from './open-slots.ts'

export const moveCallAsAdmin = transactionRoute(endpoint, async (tx, { id, ...wanted }, _, { services }) => {
  await lockBookings(tx)
  const call = await readCall(tx, id)
  if (!call) throw notFound('There is no such call.')
  const now = await readNow(tx)
  requireCallMove(call, { move: 'move', by: 'admin' }, now)
  const startsAt = new Date(wanted.startsAt)
  await requireOpenSlot(tx, startsAt, now)
  await moveCall(tx, id, { startsAt })
  await mailCall(tx, 'move', id, services)
  countAsRecorded(tx)
  return { startsAt: startsAt.toISOString() }
})
