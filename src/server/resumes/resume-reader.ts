import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import type { Caller } from '#extraction/pool.ts'

export type ResumeFile = { bytes: Uint8Array; name: string }

/**
 * The result of reading a resume. `unreadable`: a document without text, or one that takes longer to read (`isUnfinished`); an
 * application continues with an empty profile. `failed`: it stops, with this message.
 */
export type ResumeReading = (
  | { outcome: 'read'; profile: ProfileData; checks: ProfileCheck[] }
  | { outcome: 'unreadable'; error: string; isUnfinished?: boolean }
  | { outcome: 'failed'; error: string }
) & {
  /** Kinds of numbers that its owner should leave out. */
  sensitiveNumbers?: SensitiveKind[] | undefined
}

/** Reads a resume into a profile: in a child process with limits, or with the service of RESUME_EXTRACTION_URL. */
export type ResumeReader = {
  read: (file: ResumeFile, caller: Caller) => Promise<ResumeReading>
}

export const extractionFailed = 'Failed to extract resume data'
