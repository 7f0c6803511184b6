import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/find.ts'
import type { Caller } from '#extraction/pool.ts'

export type ResumeFile = { bytes: Uint8Array; name: string }

/**
 * What came of a resume. `unreadable`: a document without text to read, such as a scan; an application goes on with an
 * empty profile. `failed`: it stops there, with these words for the person.
 */
export type ResumeReading = (
  | { outcome: 'read'; profile: ProfileData; checks: ProfileCheck[] }
  | { outcome: 'unreadable'; error: string }
  | { outcome: 'failed'; error: string }
) & {
  /** Kinds of numbers that its owner should leave out. */
  sensitiveNumbers?: SensitiveKind[] | undefined
}

/** Reads a resume into a profile: here, in a limited child, or by the service of RESUME_EXTRACTION_URL. */
export type ResumeReader = {
  read: (file: ResumeFile, caller: Caller) => Promise<ResumeReading>
}

export const extractionFailed = 'Failed to extract resume data'
