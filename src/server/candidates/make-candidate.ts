import { randomUUID } from 'node:crypto'
import { insertAccount, recordTerms } from '#db/accounts.ts'
import { insertCandidate, type StoredResume } from '#db/candidates.ts'
import { readResumeLater, recordSensitiveNumbers } from '#db/resumes.ts'
import { alreadyRegisteredMessage } from '#domain/accounts/email.ts'
import { Problem } from '#domain/problem.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { resumeLimitBytes } from '#domain/resumes/limits.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import { termsVersion } from '#domain/terms/version.ts'
import { mailChallenge } from '../accounts/mail-challenge.ts'
import { resumePath } from '../files/file-key.ts'
import { shownName } from '../files/file-name.ts'
import { scanSoon } from '../scans/scan-resume.ts'
import type { Services } from '../services.ts'

export type NewTalent = {
  /** Given by callers that must know it beforehand. */
  candidateId?: string
  firstName: string
  lastName: string
  email: string
  password: string
  /** Country code, a space, digits. */
  whatsapp: string | null
  subscribe: boolean
  /** Where they came from. */
  source?: string | null
  resume: { fileName: string; content: AsyncIterable<Uint8Array> }
  profile: ProfileData
  /** Fields of the profile that its owner should double-check. */
  checks?: ProfileCheck[]
  /** Kinds of numbers that the resume should not have. */
  sensitiveNumbers?: SensitiveKind[] | undefined
  /** It takes longer to read: a job fills in the profile. */
  isBeingRead?: boolean
}

/** Derived from the candidate's id, because the browser gets it before the work begins. */
export const accountIdOf = (candidateId: string, secrets: Services['secrets']) => secrets.uuid('account', candidateId)

type OnStage = (stage: 'creating' | 'saving') => void

/**
 * The file comes first, since it is not part of a transaction. It is removed when the account was definitely not created; when that
 * is unknown, such as after a connection lost during commit, the sweep decides.
 */
export async function makeCandidate(input: NewTalent, services: Services, onStage: OnStage = () => {}) {
  const resume = await storeResume(input.resume, services)
  try {
    onStage('creating')
    const passwordHash = await services.passwords.hash(input.password)
    const made = await register(input, passwordHash, resume, services, onStage)
    scanSoon(resume.path, services)
    return made
  } catch (error) {
    if (error instanceof Problem) await services.files.remove(`resumes/${resume.path}`).catch(() => undefined)
    throw error
  }
}

async function storeResume({ fileName, content }: NewTalent['resume'], { files }: Services): Promise<StoredResume> {
  const uploadedAt = new Date()
  const path = resumePath(fileName, uploadedAt)
  const type = 'application/pdf'
  const { sizeBytes, sha256 } = await files.write(`resumes/${path}`, content, { type, maxBytes: resumeLimitBytes })
  return { path, originalName: shownName(fileName), sizeBytes, type, uploadedAt, sha256 }
}

/** The account, the candidate, the accepted terms and the confirmation email: all of them or none. */
function register(input: NewTalent, passwordHash: string, resume: StoredResume, services: Services, onStage: OnStage) {
  const {
    candidateId = randomUUID(),
    email,
    whatsapp,
    subscribe,
    source = null,
    profile,
    checks = [],
    sensitiveNumbers = [],
  } = input
  const name = `${input.firstName} ${input.lastName}`
  return services.db.asSystem(async (tx) => {
    const id = accountIdOf(candidateId, services.secrets)
    const userId = await insertAccount(tx, { id, email, name, role: 'talent', passwordHash })
    if (!userId) throw new Problem('already_registered', alreadyRegisteredMessage, { field: 'email' })
    onStage('saving')
    await insertCandidate(tx, {
      id: candidateId,
      userId,
      name,
      email,
      whatsapp,
      subscribe,
      source,
      resume,
      profile,
      experienceYears: experienceYears(profile, resume.uploadedAt.toISOString()),
      checks,
    })
    await recordSensitiveNumbers(tx, resume.path, sensitiveNumbers)
    if (input.isBeingRead) await readResumeLater(tx, resume.path, { intoProfile: true })
    await recordTerms(tx, userId, termsVersion)
    await mailChallenge(tx, 'confirm', { id: userId, name: input.firstName, email }, services)
    return { userId, candidateId }
  })
}
