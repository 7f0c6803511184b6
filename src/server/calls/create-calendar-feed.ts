import { createCalendarFeed as endpoint } from '#contract/calendar-feeds.ts'
import { saveFeed } from '#db/calendar-feeds.ts'
import { transactionRoute } from '../serve.ts'
import { feedAddress, hashOfFeed } from './feed-address.ts'

/** The one time that the address is known: only its hash is kept. */
export const createCalendarFeed = transactionRoute(endpoint, async (tx, _, __, { services: { secrets, env } }) => {
  const secret = secrets.token()
  const createdAt = await saveFeed(tx, hashOfFeed(secret, secrets))
  return { createdAt: createdAt.toISOString(), url: feedAddress(secret, env) }
})
