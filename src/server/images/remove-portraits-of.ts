import { portraitsOf } from '#db/portraits.ts'
import type { Tx } from '#db/session.ts'
import type { FileKey } from '../files/bucket.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { Services } from '../services.ts'

/** The files are removed once nobody uses them. */
export async function removePortraitsOf(tx: Tx, userId: string, services: Services) {
  const urls = await portraitsOf(tx, userId)
  return () =>
    removeFiles(
      urls.map((url) => url.slice(1) as FileKey),
      services,
    )
}
