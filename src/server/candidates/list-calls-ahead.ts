import { listCallsAhead as endpoint } from '#contract/many-candidates.ts'
import { bookedDuringQuery, callsAheadQuery } from '#db/calls-ahead.ts'
import { clashesOf, spanOfAll } from '#domain/candidates/clashes.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const listCallsAhead = transactionRoute(endpoint, async (tx, { ids, interviewTimes = [] }) => {
  const calls = await tx.rows(callsAheadQuery({ ids }))
  const planned = ids.flatMap((candidateId, index) => {
    const time = interviewTimes[index]
    return time ? [{ candidateId, startsAt: new Date(time) }] : []
  })
  const booked = planned.length > 0 ? await tx.rows(bookedDuringQuery(ids, spanOfAll(planned))) : []
  return {
    calls: calls.map(withIsoTimes),
    clashes: clashesOf(planned, booked).map(({ planned: { candidateId, startsAt }, isTheirs, call }) =>
      withIsoTimes({
        candidateId,
        interviewAt: startsAt,
        isTheirs,
        kind: call.kind,
        name: call.name,
        firm: call.firm,
        startsAt: call.startsAt,
      }),
    ),
  }
})
