import { ownedResumes } from '#db/candidates.ts'
import { ownedMessageFiles } from '#db/conversations.ts'
import { portraitsInUse } from '#db/portraits.ts'
import type { DatabaseAccess } from '#db/session.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { type Bucket, bucketNames, type FileKey } from './bucket.ts'
import type { FileStore } from './store.ts'

const hour = 60 * 60
const batchSize = 500

/** A file is in the store before its row is written, for seconds at most: after an hour without a row, none will come. */
export const sweepFilesJob = ({ files, db }: Pick<Services, 'files' | 'db'>): JobKind => ({
  kind: 'sweep-files',
  everySeconds: hour,
  run: () => sweepBefore(new Date(Date.now() - hour * 1000), files, db),
})

/** How rows reference the files of each bucket, and which of the given ones are referenced. */
const owners: Record<Bucket, { nameOf: (key: FileKey) => string; owned: typeof ownedResumes }> = {
  resumes: { nameOf: (key) => key.slice('resumes/'.length), owned: ownedResumes },
  'message-files': { nameOf: (key) => key.slice('message-files/'.length), owned: ownedMessageFiles },
  avatars: { nameOf: (key) => `/${key}`, owned: portraitsInUse },
  'profile-photos': { nameOf: (key) => `/${key}`, owned: portraitsInUse },
}

/** Removes unreferenced and unfinished files. */
export async function sweepBefore(moment: Date, files: FileStore, db: DatabaseAccess): Promise<number> {
  let removed = await files.removeUnfinished(moment)
  for (const bucket of bucketNames) removed += await sweepBucket(bucket, moment, files, db)
  return removed
}

async function sweepBucket(bucket: Bucket, moment: Date, files: FileStore, db: DatabaseAccess): Promise<number> {
  const { nameOf, owned } = owners[bucket]
  let removed = 0
  let old: FileKey[] = []
  const removeUnowned = async () => {
    const keys = old
    old = []
    if (keys.length === 0) return
    const kept = await db.asSystem((tx) => owned(tx, keys.map(nameOf)))
    for (const key of keys.filter((one) => !kept.has(nameOf(one)))) {
      await files.remove(key)
      removed += 1
    }
  }
  for await (const { key, modifiedAt } of files.list(bucket)) {
    if (modifiedAt < moment) old.push(key)
    if (old.length === batchSize) await removeUnowned()
  }
  await removeUnowned()
  return removed
}
