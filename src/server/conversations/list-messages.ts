import { listMessages as endpoint } from '#contract/conversations.ts'
import { messagePage, readMarks, threadExists } from '#db/conversations.ts'
import { messagePageSize, threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentMessage } from './present-message.ts'

export const listMessages = transactionRoute(endpoint, async (tx, asked, me) => {
  if (!(await threadExists(tx, asked.id))) throw notFound(threadMessages.notFound)
  const found = await messagePage(tx, asked, me.role === 'admin')
  const marks = await readMarks(tx, asked.id)
  return {
    messages: found.slice(0, messagePageSize).reverse().map(presentMessage),
    hasEarlier: found.length > messagePageSize,
    readByMe: marks?.byMe ?? 0,
    readByOther: marks?.byOther ?? 0,
  }
})
