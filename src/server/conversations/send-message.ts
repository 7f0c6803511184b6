import { sendMessage as endpoint } from '#contract/conversations.ts'
import { findMessage, findThreadToWriteIn, insertMessage, insertOriginal } from '#db/conversations.ts'
import type { Principal } from '#db/session.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { firmRoleMessages, mayManage } from '#domain/firms/role.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

/**
 * What the other side may not see yet is stored apart from what it sees, whatever the state of the application: a message that was
 * held opens by itself once it is accepted. With the operator nothing is held.
 */
export const sendMessage = transactionRoute(endpoint, async (tx, { id, messageId, text }, me, { services }) => {
  const thread = await findThreadToWriteIn(tx, id)
  if (!thread) throw notFound(threadMessages.notFound)
  const find = () => findMessage(tx, { id: messageId, threadId: id }, me.role === 'admin')
  const earlier = await find()
  if (!earlier) {
    if (!thread.mayWrite) throw whyClosed(thread, me)
    const held = thread.isWithOperator ? { text, kinds: [] } : holdContactData(text)
    const isNew = await insertMessage(tx, { id: messageId, threadId: id, text: held.text })
    if (isNew && held.kinds.length > 0) await insertOriginal(tx, { messageId, text })
  }
  const message = earlier ?? (await find())
  if (!message?.isMine) throw new Problem('conflict', threadMessages.repeated)
  services.news.wake()
  return withIsoTimes(message)
})

const whyClosed = ({ isWithOperator }: { isWithOperator: boolean }, { role, firmRole }: Principal) =>
  role === 'buyer' && !isWithOperator && !mayManage(firmRole)
    ? new Problem('forbidden', firmRoleMessages.notAllowed)
    : new Problem('conflict', threadMessages.closed)
