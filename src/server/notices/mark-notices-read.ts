import { markNoticesRead as endpoint } from '#contract/notices.ts'
import { markRead } from '#db/notices.ts'
import { transactionRoute } from '../serve.ts'

export const markNoticesRead = transactionRoute(endpoint, async (tx, { id }, _, { services }) => {
  const marked = await markRead(tx, id)
  if (marked) services.news.wake()
  return { marked }
})
