import { listCallsAhead as endpoint } from '#contract/many-candidates.ts'
import { callsAheadQuery } from '#db/calls-ahead.ts'
import { withIsoTimes } from '../iso-times.ts'
import { queryRoute } from '../serve.ts'

export const listCallsAhead = queryRoute(endpoint, callsAheadQuery, (rows) => ({ calls: rows.map(withIsoTimes) }))
