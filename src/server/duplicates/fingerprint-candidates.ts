import { createHash } from 'node:crypto'
import { type FingerprintedCandidate, listWithoutFingerprints, saveFingerprints } from '#db/duplicates.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { fingerprintsOf } from '#domain/duplicates/fingerprints.ts'
import type { FileKey } from '../files/bucket.ts'
import type { FileStore } from '../files/store.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'

const batchSize = 200
const maxRunMilliseconds = 20_000

/** Finds candidates who may be the same person. Whatever is left when time is up waits for the next run. */
export const fingerprintCandidatesJob = ({ files, db }: Pick<Services, 'files' | 'db'>): JobKind => ({
  kind: 'fingerprint-candidates',
  everySeconds: 60,
  run: () => fingerprintCandidates(files, db),
})

export async function fingerprintCandidates(files: FileStore, db: DatabaseAccess): Promise<number> {
  const endsAt = Date.now() + maxRunMilliseconds
  let count = 0
  while (Date.now() < endsAt) {
    const outdated = await db.asSystem((tx) => listWithoutFingerprints(tx, batchSize))
    if (outdated.length === 0) break
    const changed: FingerprintedCandidate[] = []
    for (const { id, changedAt, resumePath, ...facts } of outdated) {
      const resumeSha256 = facts.resumeSha256 ?? (resumePath && (await hashOf(`resumes/${resumePath}`, files)))
      changed.push({ id, changedAt, fingerprints: fingerprintsOf({ ...facts, resumeSha256: resumeSha256 || null }) })
    }
    count += await db.asSystem((tx) => saveFingerprints(tx, changed))
  }
  return count
}

/** Undefined when the file is gone: its owner has replaced it and is back on the list. */
async function hashOf(key: FileKey, files: FileStore): Promise<string | undefined> {
  const file = await files.read(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.stream) hash.update(chunk)
  return hash.digest('hex')
}
