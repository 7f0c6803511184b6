import { openReportedThread as endpoint } from '#contract/conversations.ts'
import { findReportedThread } from '#db/conversations.ts'
import { recordAct } from '#db/record.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** The record comes first: without it, the database shows nothing of what was written. */
export const openReportedThread = transactionRoute(endpoint, async (tx, { id }) => {
  const thread = await findReportedThread(tx, id)
  if (!thread) throw notFound(threadMessages.notFound)
  await recordAct(tx, { act: 'thread.opened', subject: { kind: 'thread', id, label: thread.title } })
  return {}
})
