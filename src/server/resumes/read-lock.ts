import { readResumeLock } from '#db/scans.ts'
import type { FileKey } from '../files/bucket.ts'
import type { Services } from '../services.ts'

const prefix = 'resumes/'

/** Pictures are re-encoded on upload, so nothing of the original file is in them. */
export const lockReader =
  ({ db }: Pick<Services, 'db'>) =>
  async (key: FileKey) =>
    key.startsWith(prefix) ? db.asSystem((tx) => readResumeLock(tx, key.slice(prefix.length))) : null
