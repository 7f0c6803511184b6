import { type RefusalName, refusals } from '#extraction/outcome.ts'
import type { ExtractionPool } from '#extraction/pool.ts'
import { extractionFailed, type ResumeReader } from './resume-reader.ts'

/** A person may still apply with these, and fill the profile in by hand. */
const unreadable: RefusalName[] = ['no-text', 'not-a-resume']

/** Reads in a limited child of this process. */
export const localReader = (pool: ExtractionPool): ResumeReader => ({
  async read({ bytes }, caller) {
    const reading = await pool.read(bytes, caller)
    if (reading.outcome === 'read') return reading
    const { outcome, sensitiveNumbers } = reading
    const { message } = refusals[outcome]
    if (unreadable.includes(outcome)) return { outcome: 'unreadable', error: message, sensitiveNumbers }
    return { outcome: 'failed', error: `${extractionFailed}. ${message}` }
  },
})
