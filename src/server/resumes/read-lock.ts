import { readResumeLock } from '#db/scans.ts'
import type { FileKey } from '../files/bucket.ts'
import type { Services } from '../services.ts'

const prefix = 'resumes/'

/** Pictures are drawn anew when they are uploaded, so nothing of a stranger's file is in them. */
export const lockReader =
  ({ db }: Pick<Services, 'db'>) =>
  async (key: FileKey) =>
    key.startsWith(prefix) ? db.asSystem((tx) => readResumeLock(tx, key.slice(prefix.length))) : null
