import { findMessageFile } from '#db/conversations.ts'
import { messageFileMessages } from '#domain/conversations/file.ts'
import { Problem } from '#domain/problem.ts'
import type { FileLink, Opening } from '../files/signed-link.ts'
import type { Services } from '../services.ts'

/** Asks as the reader whom a link was made for: someone who can't read the message anymore opens nothing. */
export const messageFileOpening =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ key, reader }: FileLink): Promise<Opening | undefined> => {
    const path = key.slice('message-files/'.length)
    const file = await db
      .asUser({ userId: reader }, (tx) => findMessageFile(tx, { path }))
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'not_signed_in') return undefined
        throw error
      })
    return file && { mayOpen: true, lock: file.isFileLocked ? messageFileMessages.locked : null, askedAt: file.askedAt }
  }
