import { readFileLink as endpoint } from '#contract/conversations.ts'
import { findMessageFile } from '#db/conversations.ts'
import { recordAct } from '#db/record.ts'
import { messageFileMessages } from '#domain/conversations/file.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { signLink } from '../files/signed-link.ts'
import { transactionRoute } from '../serve.ts'

const expiresInSeconds = 300

/** Someone who may read a message may open its file. An admin who looks at a reported conversation leaves a record of each file. */
export const readFileLink = transactionRoute(endpoint, async (tx, { id, messageId }, me, { services }) => {
  const file = await findMessageFile(tx, { messageId, threadId: id })
  if (!file?.path || !file.name) throw notFound(messageFileMessages.gone)
  if (file.isFileLocked) throw new Problem('conflict', messageFileMessages.locked)
  if (me.role === 'admin' && !file.isWithOperator)
    await recordAct(tx, { act: 'thread.file-opened', subject: { kind: 'thread', id, label: file.title } })
  const link = {
    key: `message-files/${file.path}`,
    name: file.name,
    reader: me.userId,
    disposition: 'inline',
    expiresInSeconds,
  } as const
  const url = signLink(link, services.secrets.derive('files'), Math.floor(file.askedAt.getTime() / 1000))
  return { url, expiresInSeconds }
})
