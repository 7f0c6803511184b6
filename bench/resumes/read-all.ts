import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { resumesOf } from './groups/all.ts'
import type { Resume } from './groups/resume.ts'
import type { Score } from './score/score.ts'

export type Scored = { resume: Resume; score: Score }

/** Every resume of ours, or of a folder, read beside what is on it; in as many threads as there are cores. */
export async function readAll(folder: string | undefined): Promise<Scored[]> {
  const scores = new Map<number, Score>()
  const step = availableParallelism()
  const readShare = async (_: unknown, first: number) => {
    const thread = new Worker(new URL('./read-share.ts', import.meta.url), { workerData: { folder, first, step } })
    thread.on('message', ({ at, score }: { at: number; score: Score }) => scores.set(at, score))
    await once(thread, 'exit')
  }
  await Promise.all(Array.from({ length: step }, readShare))
  return resumesOf(folder).map((resume, at) => {
    const score = scores.get(at)
    if (!score) throw new Error(`${resume.layout}, ${resume.person} was not read`)
    return { resume, score }
  })
}
