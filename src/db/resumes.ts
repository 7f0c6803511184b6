import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/**
 * The place of a resume that the person may open; the opening is recorded with it. Without a place, they may open the profile that
 * is drawn in place of it.
 */
export const openResume = (tx: Tx, candidateId: string, network: string, dailyLimit: number) =>
  tx.first(
    query
      .selectFrom(rowsOf('open_resume', candidateId, network, dailyLimit).as('opened'))
      .select(['path', 'name', 'may_open as mayOpen', 'is_over_limit as isOverLimit', 'lock']),
  )

/** Whether the person may open the resume at this path, or of this candidate, now, by the database's clock. */
export const readResumeOpening = (tx: Tx, resume: { path: string } | { candidateId: string }) =>
  tx.first(
    query
      .selectFrom(
        rowsOf(
          'resume_opening',
          'path' in resume ? resume.path : null,
          'path' in resume ? null : resume.candidateId,
        ).as('opening'),
      )
      .select(['may_open as mayOpen', 'opens_original as opensOriginal', 'candidate_id as candidateId'])
      .select(['asked_at as askedAt', 'lock']),
  )

/** What is drawn of someone, as the reader may see them. */
export const readDrawnProfile = (tx: Tx, candidateId: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .where('id', '=', candidateId)
      .select(['name', 'public_profile as profile', 'status', 'platform_access_granted_at as acceptedAt']),
  )

/** What should not be in a resume's text, by kind alone. */
export const recordSensitiveNumbers = (tx: Tx, path: string, kinds: SensitiveKind[]) =>
  tx.count(query.updateTable('resume_files').set({ sensitive_numbers: kinds }).where('path', '=', path))

/** Where the resume of an account lies. */
export const resumePathOf = async (tx: Tx, userId: string) =>
  (await tx.first(query.selectFrom('users').where('id', '=', userId).select('resume_path as path')))?.path
