import { blockThread as endpoint } from '#contract/conversations.ts'
import { blockThread as block, findThreadToWriteIn } from '#db/conversations.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { forbidden, notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const blockThread = transactionRoute(endpoint, async (tx, { id, isBlocked }, _, { services }) => {
  // Nobody blocks the operator.
  if ((await findThreadToWriteIn(tx, id))?.isWithOperator) throw forbidden()
  if (!(await block(tx, id, isBlocked))) throw notFound(threadMessages.notFound)
  services.news.wake()
  return {}
})
