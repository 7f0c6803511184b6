import { uploadResume as endpoint } from '#contract/dashboard.ts'
import type { StoredResume } from '#db/candidates.ts'
import { readOwnResume, replaceResume } from '#db/dashboard.ts'
import { readResumeLater, recordSensitiveNumbers } from '#db/resumes.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { replacementResumeLimitBytes, replacementResumeMessages } from '#domain/resumes/replacement-file.ts'
import { waitSeconds } from '#extraction/limits.ts'
import { refusals } from '#extraction/outcome.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { replacementResumePath } from '../files/file-key.ts'
import { shownName } from '../files/file-name.ts'
import { documentType } from '../resumes/document-type.ts'
import { isPhotograph, photographPdf } from '../resumes/photograph-pdf.ts'
import { scanSoon } from '../scans/scan-resume.ts'
import { uploadRoute } from '../serve.ts'

/** The file first, then the rows that reference it; the old file is removed last. The sweep cleans up after interruptions. */
export const uploadResume = uploadRoute(endpoint, async (_input, upload, { userId }, { services, network, signal }) => {
  const { db, files, extraction } = services
  await limitAttempts([{ limit: attemptLimits.resumeUploadPerAccount, of: userId }], services)
  const own = await db.asUser({ userId }, (tx) => readOwnResume(tx))
  if (!own) throw noProfile()
  const given = await upload.bytes()
  const isPhoto = isPhotograph(given)
  const bytes = isPhoto ? await photographPdf(given, signal) : given
  const type = documentType(bytes, { field: 'resume', message: replacementResumeMessages.unsupported })
  const { outcome, sensitiveNumbers = [] } = await extraction.read(bytes, {
    network,
    signal,
    seconds: waitSeconds.passing,
  })
  if (outcome === 'canceled') throw new Problem('invalid_input', refusals.canceled.message)
  // A file that nobody looked through might carry numbers that its owner should leave out.
  if (outcome === 'busy') throw new Problem('unavailable', refusals.busy.message, { retryAfterSeconds: 5 })
  if (outcome === 'paused') throw new Problem('rate_limited', refusals.paused.message)

  const uploadedAt = new Date()
  const name = isPhoto ? upload.name.replace(/\.\w+$|$/, '.pdf') : upload.name
  const path = replacementResumePath(own.candidateId, name, uploadedAt)
  const { sizeBytes, sha256 } = await files.write(
    `resumes/${path}`,
    isPhoto ? new Blob([new Uint8Array(bytes)]).stream() : upload.stream(),
    {
      type,
      maxBytes: replacementResumeLimitBytes,
    },
  )
  const resume: StoredResume = { path, originalName: shownName(name), sizeBytes, type, uploadedAt, sha256 }
  const replaced = await db.asUser({ userId }, async (tx) => {
    const before = await readOwnResume(tx, true)
    await replaceResume(tx, resume)
    return before?.path
  })
  if (sensitiveNumbers.length > 0) await db.asSystem((tx) => recordSensitiveNumbers(tx, path, sensitiveNumbers))
  // A file that takes longer is looked through for such numbers later.
  if (outcome === 'unfinished') await db.asSystem((tx) => readResumeLater(tx, path, { intoProfile: false }))
  scanSoon(path, services)
  if (replaced) await files.remove(`resumes/${replaced}`).catch(() => undefined)
  return {
    name: resume.originalName,
    sizeBytes,
    type,
    uploadedAt: uploadedAt.toISOString(),
    sensitiveNumbers,
    lock: services.scanner ? ('pending' as const) : null,
  }
})

const noProfile = () => new Problem('conflict', replacementResumeMessages.noProfile)
