import { readBrief as endpoint } from '#contract/briefs.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { briefMessages } from '#domain/projects/brief.ts'
import { waitSeconds } from '#extraction/limits.ts'
import { type RefusalName, refusals } from '#extraction/outcome.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { uploadRoute } from '../serve.ts'

/** Reads what a document says about a project. The file is not stored. */
export const readBrief = uploadRoute(endpoint, async (_, upload, me, { services, network, signal }) => {
  await limitAttempts([{ limit: attemptLimits.briefPerAccount, of: me.userId }], services)
  const reading = await services.extraction.readBrief(await upload.bytes(), {
    network,
    signal,
    seconds: waitSeconds.asked,
  })
  if (reading.outcome === 'read') return { found: reading.brief, sensitiveNumbers: reading.sensitiveNumbers ?? [] }
  throw refused(reading.outcome)
})

function refused(outcome: RefusalName): Problem {
  if (outcome === 'busy') return new Problem('unavailable', refusals.busy.message)
  if (outcome === 'paused') return new Problem('rate_limited', refusals.paused.message)
  const message = outcome === 'not-a-document' ? briefMessages.notADocument : refusals[outcome].message
  return new Problem('unsupported_type', message, { field: 'brief' })
}
