import { messageFilesOf } from '#db/conversations.ts'
import type { Tx } from '#db/session.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { Services } from '../services.ts'

/** What someone sent goes with their account. */
export async function removeMessageFilesOf(tx: Tx, userId: string, services: Services) {
  const paths = await messageFilesOf(tx, userId)
  return () =>
    removeFiles(
      paths.map((path) => `message-files/${path}` as const),
      services,
    )
}
