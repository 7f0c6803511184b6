import { buffer } from 'node:stream/consumers'
import { endReading, fillProfile, holdUnreadProfile, readWaitingResume, recordSensitiveNumbers } from '#db/resumes.ts'
import type { Tx } from '#db/session.ts'
import { fillEmpty } from '#domain/dashboard/fill-empty.ts'
import { countryCodeOf } from '#domain/phones/international.ts'
import { askableChecks } from '#domain/profiles/checks.ts'
import { fromResume } from '#domain/profiles/from-resume.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { JobFailure, type JobKind } from '../jobs/job-kind.ts'
import { resumeReadEmail } from '../mail/templates/resume-read.ts'
import type { Services } from '../services.ts'
import type { ResumeReading } from './resume-reader.ts'

/** More than one pool of children works on at once, so that none of them waits for the queue. */
const atOnce = 4
/** After so many failures, within the hour, its owner shouldn't wait any longer. */
const attemptsAtMost = 5
/** Beside applicants and others, this takes its turn as one network does. */
const caller = { network: 'later' }

/**
 * Reads a resume that took longer than its owner could wait; the key is its path. What it says, the notice and the email are written in
 * the transaction that ends the job: each once, whatever dies in between.
 */
export const readResumeJob = (services: Services): JobKind => ({
  kind: 'read-resume',
  atOnce,
  run: async ({ key: path, attempts }) => {
    const reading = await read(path, services)
    if (reading?.outcome === 'failed' && attempts < attemptsAtMost)
      throw new JobFailure('The resume could not be read.', { code: 'extraction_failed' })
    return (tx) => take(tx, path, reading, services)
  },
})

/** Undefined when nobody has the file anymore, or it is known to carry malware. */
async function read(path: string, { db, files, resumes }: Services): Promise<ResumeReading | undefined> {
  const waiting = await db.asSystem((tx) => readWaitingResume(tx, path))
  const file = waiting && waiting.lock !== 'infected' ? await files.read(`resumes/${path}`) : undefined
  return file && resumes.read({ bytes: await buffer(file.stream), name: waiting?.name ?? 'resume' }, caller)
}

async function take(tx: Tx, path: string, reading: ResumeReading | undefined, { env, mailer }: Services) {
  if (reading?.sensitiveNumbers?.length) await recordSensitiveNumbers(tx, path, reading.sensitiveNumbers)
  const waiting = await holdUnreadProfile(tx, path)
  if (!waiting) return 0
  const isRead = reading?.outcome === 'read'
  if (isRead) {
    const current = { profile: profileData.parse(waiting.profile ?? {}), checks: waiting.checks }
    // The name is the one they typed.
    current.profile.personal_info.full_name ??= waiting.name
    const found = {
      profile: fromResume(reading.profile, countryCodeOf(waiting.whatsapp)),
      checks: askableChecks(reading.checks),
    }
    const filled = fillEmpty(current, found)
    await fillProfile(tx, waiting.id, {
      ...filled,
      experienceYears: experienceYears(filled.profile, new Date().toISOString()),
    })
  }
  await endReading(tx, path, waiting.id, isRead ? 'resume.read' : 'resume.unread')
  const email = resumeReadEmail({ name: waiting.name ?? '', isRead, link: `${env.appUrl}/talent-profile` })
  await mailer.queue(tx, { to: waiting.email, ...email })
  return 1
}
