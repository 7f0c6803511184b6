import { extract } from '#extraction/extract.ts'
import { bytesOf } from './files.ts'
import type { Resume } from './groups/resume.ts'
import { type Score, scoreOf } from './score/score.ts'

export type Scored = { resume: Resume; score: Score }

/** Every resume read, beside what is on it. In this process: a limit of time would make the scores depend on the machine. */
export async function readAll(resumes: Resume[]): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const resume of resumes) {
    const reading = await extract(new Uint8Array(await bytesOf(resume)), 'ocr')
    scored.push({
      resume,
      score:
        reading.outcome === 'read' ? scoreOf(resume.truth, reading.profile, reading.checks) : scoreOf(resume.truth),
    })
  }
  return scored
}
