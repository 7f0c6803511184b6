import { markIntroCall as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { countAsRecorded } from '#db/record.ts'
import { lockBookings, readCall, setCallStatus } from '#db/scheduling.ts'
import { notFound } from '#domain/problem.ts'
import { introCallLifeCycle, requireCallMove } from '#domain/scheduling/status.ts'
import { transactionRoute } from '../serve.ts'

export const markIntroCall = transactionRoute(endpoint, async (tx, { id, outcome }) => {
  await lockBookings(tx)
  const call = await readCall(tx, id)
  if (!call) throw notFound('There is no such call.')
  requireCallMove(call, { move: outcome, by: 'admin' }, await readNow(tx))
  const status = introCallLifeCycle.moves[outcome].to
  await setCallStatus(tx, id, status)
  countAsRecorded(tx)
  return { status }
})
