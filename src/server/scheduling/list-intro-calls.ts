import { listIntroCalls as endpoint } from '#contract/scheduling.ts'
import { callListQuery, callPage } from '#db/call-list.ts'
import { lengthOf } from '#domain/paging.ts'
import { joinLinkIn } from '#domain/scheduling/intro-call.ts'
import { introCallMovesFrom } from '#domain/scheduling/status.ts'
import { queryRoute } from '../serve.ts'

export const listIntroCalls = queryRoute(endpoint, callListQuery, ([found], asked) => ({
  calls: (found?.calls ?? []).map((call) => ({
    ...call,
    actions: introCallMovesFrom({ ...call, startsAt: new Date(call.startsAt) }, 'admin', new Date()),
  })),
  joinUrl: joinLinkIn(found?.location ?? ''),
  ...lengthOf(Number(found?.total ?? 0), callPage(asked)),
}))
