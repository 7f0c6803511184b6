import { reportThread as endpoint } from '#contract/conversations.ts'
import { reportThread as report } from '#db/conversations.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const reportThread = transactionRoute(endpoint, async (tx, { id, reason }) => {
  if (!(await report(tx, id, reason))) throw notFound(threadMessages.notFound)
  return {}
})
