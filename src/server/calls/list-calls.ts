import { listCalls as endpoint, type ListedCall } from '#contract/calls.ts'
import { callListQuery, callPage, type FoundCall } from '#db/calls.ts'
import { interviewLifeCycle } from '#domain/interviews/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { lengthOf } from '#domain/paging.ts'
import { joinLinkIn } from '#domain/scheduling/intro-call.ts'
import { introCallMovesFrom } from '#domain/scheduling/status.ts'
import { queryRoute } from '../serve.ts'

export const listCalls = queryRoute(endpoint, callListQuery, ([found], asked) => ({
  calls: (found?.calls ?? []).map(present),
  joinUrl: joinLinkIn(found?.location ?? ''),
  ...lengthOf(Number(found?.total ?? 0), callPage(asked)),
}))

function present(call: FoundCall): ListedCall {
  const { id, note, firm, host, hasLink, proposed, isDisputed, minutes, status, introStatus } = call
  const every = { id, candidate: { id: call.candidateId, name: call.candidateName } }
  const time = { startsAt: call.startsAt as string, endsAt: call.endsAt as string }
  if (introStatus)
    return {
      ...{ ...every, ...time, kind: 'intro', status: introStatus, note },
      ...{ zone: call.zone ?? '', name: call.name ?? '', email: call.email ?? '' },
      actions: introCallMovesFrom({ status: introStatus, startsAt: new Date(time.startsAt) }, 'admin', new Date()),
    }
  if (status)
    return {
      ...{
        ...every,
        kind: 'interview',
        startsAt: call.startsAt,
        status,
        note,
        firm,
        host,
        hasLink,
        proposed,
        isDisputed,
      },
      minutes: minutes ?? 0,
      actions: movesFrom(interviewLifeCycle, status, 'admin'),
    }
  return { ...every, ...time, kind: 'set' }
}
