import { buffer } from 'node:stream/consumers'
import { rereadResume as endpoint } from '#contract/dashboard.ts'
import { readOwnResume } from '#db/dashboard.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { countryCodeOf } from '#domain/phones/international.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { askableChecks } from '#domain/profiles/checks.ts'
import { fromResume } from '#domain/profiles/from-resume.ts'
import { replacementResumeMessages } from '#domain/resumes/replacement-file.ts'
import { resumeLockMessages } from '#domain/resumes/scan.ts'
import { waitSeconds } from '#extraction/limits.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { externalRoute } from '../serve.ts'

/** Reading a resume is expensive, so it is limited per day. The profile changes only once its owner accepts. */
export const rereadResume = externalRoute(endpoint, async (_input, { userId }, { services, network, signal }) => {
  const { db, files, resumes } = services
  const own = await db.asUser({ userId }, (tx) => readOwnResume(tx))
  if (!own?.path) throw notFound(replacementResumeMessages.none)
  // Reading a file before it is scanned is safe, in a child process with limits; known malware is not read.
  if (own.lock === 'infected') throw new Problem('conflict', resumeLockMessages.infected.ownerMessage)
  await limitAttempts([{ limit: attemptLimits.resumeReadPerAccount, of: userId }], services)
  const file = await files.read(`resumes/${own.path}`)
  if (!file) throw notFound('This file no longer exists.')
  const reading = await resumes.read(
    { bytes: await buffer(file.stream), name: own.name ?? 'resume' },
    { network, signal, seconds: waitSeconds.asked },
  )
  if (reading.outcome === 'failed') throw new Problem('extraction_failed', reading.error)
  if (reading.outcome === 'unreadable') return { profile: null, checks: [], message: reading.error }
  const profile = fromResume(reading.profile, countryCodeOf(own.whatsapp))
  return { profile, checks: askableChecks(reading.checks), message: null }
})
