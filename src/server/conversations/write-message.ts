import type { Message } from '#contract/conversations.ts'
import { findMessage, findThreadToWriteIn, insertMessage, insertOriginal, type StoredFile } from '#db/conversations.ts'
import type { Principal, Tx } from '#db/session.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { messageFileMessages } from '#domain/conversations/file.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { firmRoleMessages, mayManage } from '#domain/firms/role.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { presentMessage } from './present-message.ts'

type Written = { id: string; messageId: string; text: string }

/** Whether it may be sent now, and what was sent under this id before a connection dropped. */
export async function prepareMessage(tx: Tx, { id, messageId }: Written, me: Principal, hasFile: boolean) {
  const thread = await findThreadToWriteIn(tx, id)
  if (!thread) throw notFound(threadMessages.notFound)
  const earlier = await findMessage(tx, { id: messageId, threadId: id }, me.role === 'admin')
  if (earlier) return { earlier: presentMessage(ownOf(earlier)) }
  if (!thread.mayWrite) throw whyClosed(thread, me)
  if (hasFile && !thread.isContactOpen) throw new Problem('conflict', messageFileMessages.notYet)
  return thread
}

/**
 * What the other side may not see yet is stored apart from what it sees, whatever the state of the application: a message that was
 * held opens by itself once it is accepted. With the operator nothing is held.
 */
export async function writeMessage(tx: Tx, written: Written & { file?: StoredFile }, me: Principal): Promise<Message> {
  const { id, messageId, text, file } = written
  const thread = await prepareMessage(tx, written, me, file !== undefined)
  if ('earlier' in thread) return thread.earlier
  const held = thread.isWithOperator ? { text, kinds: [] } : holdContactData(text)
  const isNew = await insertMessage(tx, { id: messageId, threadId: id, text: held.text, file })
  if (isNew && held.kinds.length > 0) await insertOriginal(tx, { messageId, text })
  return presentMessage(ownOf(await findMessage(tx, { id: messageId, threadId: id }, me.role === 'admin')))
}

function ownOf<M extends { isMine: boolean }>(message: M | undefined): M {
  if (!message?.isMine) throw new Problem('conflict', threadMessages.repeated)
  return message
}

const whyClosed = ({ isWithOperator }: { isWithOperator: boolean }, { role, firmRole }: Principal) =>
  role === 'buyer' && !isWithOperator && !mayManage(firmRole)
    ? new Problem('forbidden', firmRoleMessages.notAllowed)
    : new Problem('conflict', threadMessages.closed)
