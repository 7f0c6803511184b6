import { sendFile as endpoint } from '#contract/conversations.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { messageFileLimitBytes, messageFileMessages } from '#domain/conversations/file.ts'
import { refusedNumbers } from '#domain/conversations/message.ts'
import { Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { messageFilePath } from '../files/file-key.ts'
import { shownName } from '../files/file-name.ts'
import { removeFiles } from '../files/remove-files.ts'
import { describeError } from '../log.ts'
import type { Upload } from '../read-multipart.ts'
import { documentType } from '../resumes/document-type.ts'
import { uploadRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { prepareMessage, writeMessage } from './write-message.ts'

/** Checked before it is stored, stored before it is sent: what the other side sees was found clean. */
export const sendFile = uploadRoute(endpoint, async (written, upload, me, { services }) => {
  const { db, files, news } = services
  const prepared = await db.asUser({ userId: me.userId }, (tx) => prepareMessage(tx, written, me, true))
  if ('earlier' in prepared) return prepared.earlier
  await limitAttempts(
    [{ limit: attemptLimits.messageFilePerAccount, of: me.userId }],
    services,
    messageFileMessages.overLimit,
  )
  const name = shownName(upload.name)
  const refused = refusedNumbers(name, 'The file’s name')
  if (refused) throw new Problem('invalid_input', refused, { field: 'file' })
  const type = documentType(await upload.bytes(), { field: 'file', message: messageFileMessages.unsupported })
  const isScanned = await scan(upload, services)

  const path = messageFilePath(written.id)
  const { sizeBytes } = await files.write(`message-files/${path}`, upload.stream(), {
    type,
    maxBytes: messageFileLimitBytes,
  })
  const file = { path, name, sizeBytes, isScanned }
  try {
    const message = await db.asUser({ userId: me.userId }, (tx) => writeMessage(tx, { ...written, file }, me))
    news.wake()
    return message
  } catch (error) {
    await removeFiles([`message-files/${path}`], services)
    throw error
  }
})

/** Whether it was found clean: false where there is no scanner. Anything but clean isn't sent. */
async function scan(upload: Upload, { scanner, log }: Services): Promise<boolean> {
  if (!scanner) return false
  const verdict = await scanner.scan(upload.stream()).catch((error: unknown) => {
    log.warn({ alert: 'scanner-away', error: describeError(error) }, 'a file could not be scanned')
    return 'refused' as const
  })
  if (verdict === 'infected') throw new Problem('unsupported_type', messageFileMessages.infected, { field: 'file' })
  if (verdict === 'refused') throw new Problem('unavailable', messageFileMessages.unscanned, { retryAfterSeconds: 60 })
  return true
}
