import { openPool } from '#extraction/pool.ts'
import { bytesOf } from './files.ts'
import type { Resume } from './groups/resume.ts'
import { type Score, scoreOf } from './score/score.ts'

export type Scored = { resume: Resume; score: Score }

/** Every resume read as the product reads it, beside what is on it. */
export async function readAll(resumes: Resume[]): Promise<Scored[]> {
  const pool = openPool({ children: 2 })
  const waiting = [...resumes.entries()]
  const scored: Scored[] = []
  const readOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, resume] = next
      const reading = await pool.read(await bytesOf(resume))
      scored[index] = { resume, score: scoreOf(resume.truth, reading.outcome === 'read' ? reading.profile : undefined) }
    }
  }
  await Promise.all([readOn(), readOn()])
  await pool.close()
  return scored
}
