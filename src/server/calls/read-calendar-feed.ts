import { readCalendarFeed as endpoint } from '#contract/calendar-feeds.ts'
import { readFeed } from '#db/calendar-feeds.ts'
import { queryRoute } from '../serve.ts'

export const readCalendarFeed = queryRoute(endpoint, readFeed, ([feed]) => ({
  createdAt: feed?.createdAt.toISOString() ?? null,
}))
