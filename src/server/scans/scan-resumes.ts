import { listUnscanned } from '#db/scans.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { type ScanServices, scanResume } from './scan-resume.ts'
import type { Scanner } from './scanner.ts'

const batchSize = 100
const maxRunMilliseconds = 20_000

/** Scans what an upload's own scan missed, and everything from before there was a scanner. */
export const scanResumesJob = (scanner: Scanner, services: ScanServices): JobKind => ({
  kind: 'scan-resumes',
  everySeconds: 60,
  run: () => scanResumes(scanner, services),
})

/** Each once, untried files first. If the scanner is down, the next run tries again. */
export async function scanResumes(scanner: Scanner, services: ScanServices): Promise<number> {
  const began = new Date()
  let count = 0
  while (Date.now() < began.getTime() + maxRunMilliseconds) {
    const paths = await services.db.asSystem((tx) => listUnscanned(tx, began, batchSize))
    if (paths.length === 0) break
    for (const path of paths) {
      if ((await scanResume(path, scanner, services)) === 'away') return count
      count++
    }
  }
  return count
}
