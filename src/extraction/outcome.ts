import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { ProjectBrief } from '#domain/projects/brief.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'

/** Every reason a file isn't read, with its message and the response status. */
export const refusals = {
  empty: { status: 400, message: 'The file is empty: it has 0 bytes.' },
  'not-a-document': { status: 415, message: 'This is not a PDF or Word document, so it could not be read.' },
  'too-large': { status: 413, message: 'The file is too large. The limit is 25 MB.' },
  'too-long': { status: 422, message: 'The document has too many pages for a resume. The limit is 50.' },
  encrypted: {
    status: 422,
    message: 'The document is password-protected. Please send one without a password.',
  },
  damaged: { status: 422, message: 'The document is damaged and could not be read.' },
  'no-text': { status: 422, message: 'The document has no text to read, not even in its pictures.' },
  scanned: { status: 422, message: 'The document is a scan, and its pages have not been read yet.' },
  'too-many-scans': { status: 422, message: 'The document has too many scanned pages for a resume. The limit is 12.' },
  unfinished: { status: 422, message: 'Reading the document takes longer than you can wait here.' },
  'not-a-resume': { status: 422, message: 'This document doesn’t look like a resume, so nothing was read from it.' },
  'too-demanding': { status: 422, message: 'The document needs too much memory to be read. It may be damaged.' },
  'out-of-time': { status: 422, message: 'The document took too long to read. It may be damaged.' },
  busy: { status: 503, message: 'Too many resumes are being read right now. Please try again shortly.' },
  paused: {
    status: 429,
    message: 'A file sent from your network was too demanding to read. Please try again in two minutes.',
  },
  canceled: { status: 499, message: 'The request was canceled.' },
} as const

export type RefusalName = keyof typeof refusals

/** The kinds of numbers in a document that its owner should leave out, where its text could be read. */
type Found = { sensitiveNumbers?: SensitiveKind[] }

/** The result for a file. `checks` are the fields to double-check. */
export type Reading = Found &
  ({ outcome: 'read'; profile: ProfileData; checks: ProfileCheck[] } | { outcome: RefusalName })

/** The result for a file that describes a project. */
export type BriefReading = Found & ({ outcome: 'read'; brief: ProjectBrief } | { outcome: RefusalName })

/** Thrown where a step finds that the file can't be read; the zone's entry point turns it into an outcome. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly outcome: RefusalName
  constructor(outcome: RefusalName) {
    super(refusals[outcome].message)
    this.outcome = outcome
  }
}
