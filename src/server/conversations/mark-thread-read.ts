import { markThreadRead as endpoint } from '#contract/conversations.ts'
import { markThreadRead as mark } from '#db/conversations.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const markThreadRead = transactionRoute(endpoint, async (tx, { id, through }, _, { services }) => {
  if (!(await mark(tx, id, through))) throw notFound(threadMessages.notFound)
  services.news.wake()
  return {}
})
