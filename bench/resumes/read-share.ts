import { parentPort, workerData } from 'node:worker_threads'
import { extract } from '#extraction/extract.ts'
import { bytesOf } from './files.ts'
import { resumesOf } from './groups/all.ts'
import { scoreOf } from './score/score.ts'

/** One thread of `read-all.ts`. Without a limit of time, which would make the scores depend on the machine. */
const { folder, first, step } = workerData as { folder: string | undefined; first: number; step: number }

for (const [at, resume] of resumesOf(folder).entries()) {
  if (at % step !== first) continue
  const reading = await extract(new Uint8Array(await bytesOf(resume)), 'ocr')
  const score =
    reading.outcome === 'read' ? scoreOf(resume.truth, reading.profile, reading.checks) : scoreOf(resume.truth)
  parentPort?.postMessage({ at, score })
}
