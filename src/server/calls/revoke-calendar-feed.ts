import { revokeCalendarFeed as endpoint } from '#contract/calendar-feeds.ts'
import { removeFeed } from '#db/calendar-feeds.ts'
import { transactionRoute } from '../serve.ts'

export const revokeCalendarFeed = transactionRoute(endpoint, async (tx) => {
  await removeFeed(tx)
  return { createdAt: null }
})
