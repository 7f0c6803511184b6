import { createHash } from 'node:crypto'
import { listUnmarked, type MarkedCandidate, markCandidates as mark } from '#db/duplicates.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { marksOf } from '#domain/duplicates/marks.ts'
import type { FileKey } from '../files/bucket.ts'
import type { FileStore } from '../files/store.ts'
import type { PeriodicJob } from '../jobs/periodic.ts'

const atOnce = 200
const longestRunMilliseconds = 20_000

/** Points out who may be one person twice. What is left when its time is over waits for the next run. */
export const markCandidatesJob = (files: FileStore): PeriodicJob => ({
  name: 'mark-candidates',
  everySeconds: 60,
  run: (db) => markCandidates(files, db),
})

export async function markCandidates(files: FileStore, db: DatabaseAccess): Promise<number> {
  const endsAt = Date.now() + longestRunMilliseconds
  let count = 0
  while (Date.now() < endsAt) {
    const unmarked = await db.asSystem((tx) => listUnmarked(tx, atOnce))
    if (unmarked.length === 0) break
    const marked: MarkedCandidate[] = []
    for (const { id, changedAt, resumePath, ...facts } of unmarked) {
      const resumeSha256 = facts.resumeSha256 ?? (resumePath && (await hashOf(`resumes/${resumePath}`, files)))
      marked.push({ id, changedAt, marks: marksOf({ ...facts, resumeSha256: resumeSha256 || null }) })
    }
    count += await db.asSystem((tx) => mark(tx, marked))
  }
  return count
}

/** Nothing when the file is gone: whoever replaced it is on the list again. */
async function hashOf(key: FileKey, files: FileStore): Promise<string | undefined> {
  const file = await files.read(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.stream) hash.update(chunk)
  return hash.digest('hex')
}
