import { sql } from 'kysely'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import { rowsOf } from './found.ts'
import { resumeLock } from './scans.ts'
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

/** Whether a profile still waits for its resume to be read, in a query of candidates. */
export const isBeingRead = sql<boolean>`exists (
  select from resume_files f where f.path = candidates.resume_path and f.reading_since is not null
)`

/** Later, by a job. With `intoProfile`, what it says goes where its owner has written nothing. */
export async function readResumeLater(tx: Tx, path: string, { intoProfile }: { intoProfile: boolean }): Promise<void> {
  if (intoProfile)
    await tx.count(query.updateTable('resume_files').set({ reading_since: sql<Date>`now()` }).where('path', '=', path))
  await tx.count(query.insertInto('jobs').values({ kind: 'read-resume', key: path }))
}

/** The file and its owner, while someone has it. */
export const readWaitingResume = (tx: Tx, path: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(['resume_original_name as name', resumeLock.as('lock')])
      .where('resume_path', '=', path),
  )

/** The profile that waits for this resume, held until the transaction ends; undefined when none does anymore. */
export const holdUnreadProfile = (tx: Tx, path: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .innerJoin('resume_files', 'resume_files.path', 'candidates.resume_path')
      .where('resume_files.path', '=', path)
      .where('reading_since', 'is not', null)
      .select(['candidates.id', 'name', 'email', 'whatsapp', 'profile_data as profile', 'profile_checks as checks'])
      .forUpdate('candidates'),
  )

type FilledProfile = { profile: ProfileData; checks: ProfileCheck[]; experienceYears: number | null }

export const fillProfile = (tx: Tx, id: string, filled: FilledProfile) =>
  tx.count(
    query
      .updateTable('candidates')
      .set({
        profile_data: JSON.stringify(filled.profile),
        profile_checks: JSON.stringify(filled.checks),
        experience_years: filled.experienceYears,
      })
      .where('id', '=', id),
  )

/** The reading is over, and its owner is told by a notice. */
export async function endReading(tx: Tx, path: string, candidateId: string, event: 'resume.read' | 'resume.unread') {
  await tx.count(query.updateTable('resume_files').set({ reading_since: null }).where('path', '=', path))
  await tx.count(query.insertInto('events').values({ event, subject_kind: 'candidate', subject_id: candidateId }))
}
