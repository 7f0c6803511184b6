import { cancelCallAsAdmin as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { countAsRecorded } from '#db/record.ts'
import { cancelCallWithReason, lockBookings, readCall } from '#db/scheduling.ts'
import { notFound } from '#domain/problem.ts'
import { requireCallMove } from '#domain/scheduling/status.ts'
import { transactionRoute } from '../serve.ts'
import { mailCall } from './mail-call.ts'

export const cancelCallAsAdmin = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  await lockBookings(tx)
  const call = await readCall(tx, id)
  if (!call) throw notFound('There is no such call.')
  requireCallMove(call, { move: 'cancel', by: 'admin' }, await readNow(tx))
  await cancelCallWithReason(tx, id, reason)
  const { status } = await mailCall(tx, 'cancel', id, services, reason)
  countAsRecorded(tx)
  return { status }
})
