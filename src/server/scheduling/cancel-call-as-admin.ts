import { cancelCallAsAdmin as endpoint } from '#contract/scheduling.ts'
import { cancelCallBecause } from '#db/call-list.ts'
import { recordAct } from '#db/record.ts'
import { lockBookings, readCall } from '#db/scheduling.ts'
import { notFound } from '#domain/problem.ts'
import { introCallMovesFrom, noLongerMovable } from '#domain/scheduling/intro-call.ts'
import { transactionRoute } from '../serve.ts'
import { mailCall } from './mail-call.ts'

export const cancelCallAsAdmin = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  await lockBookings(tx)
  const call = await readCall(tx, id)
  if (!call) throw notFound('There is no such call.')
  if (!introCallMovesFrom(call, new Date()).includes('cancel')) throw noLongerMovable(call)
  await cancelCallBecause(tx, id, reason)
  const { status } = await mailCall(tx, 'cancelled', id, services, reason)
  await recordAct(tx, { act: 'call.cancel', subject: { kind: 'candidate', id: call.candidateId } })
  return { status }
})
