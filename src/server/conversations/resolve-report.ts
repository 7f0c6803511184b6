import { resolveReport as endpoint } from '#contract/conversations.ts'
import { findReportedThread, resolveReport as resolve } from '#db/conversations.ts'
import { recordAct } from '#db/record.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const resolveReport = transactionRoute(endpoint, async (tx, { id }) => {
  const thread = await findReportedThread(tx, id)
  if (!thread || !(await resolve(tx, id))) throw notFound(threadMessages.notFound)
  await recordAct(tx, { act: 'thread.resolved', subject: { kind: 'thread', id, label: thread.title } })
  return {}
})
