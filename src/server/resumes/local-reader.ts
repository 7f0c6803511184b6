import { type RefusalName, refusals } from '#extraction/outcome.ts'
import type { ExtractionPool } from '#extraction/pool.ts'
import { withStorableText } from '../storable-text.ts'
import { extractionFailed, type ResumeReader } from './resume-reader.ts'

/** With these a person can still apply, and fill in the profile by hand. */
const unreadable: RefusalName[] = ['no-text', 'not-a-resume', 'too-many-scans', 'unfinished']

/** Reads in a child process with limits. */
export const localReader = (pool: ExtractionPool): ResumeReader => ({
  async read({ bytes }, caller) {
    const reading = await pool.read(bytes, caller)
    if (reading.outcome === 'read') return withStorableText(reading)
    const { outcome, sensitiveNumbers } = reading
    const { message } = refusals[outcome]
    if (unreadable.includes(outcome))
      return { outcome: 'unreadable', error: message, sensitiveNumbers, isUnfinished: outcome === 'unfinished' }
    return { outcome: 'failed', error: `${extractionFailed}. ${message}` }
  },
})
