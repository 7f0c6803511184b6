import { sql } from 'kysely'
import type { CandidateChanges } from '#domain/candidates/decision.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { lacksConfirmation } from './accounts.ts'
import { named } from './columns.ts'
import { mergedFiles } from './merges.ts'
import { isBeingRead } from './resumes.ts'
import { lacksScorecard } from './scorecards.ts'
import { query, type Tx } from './session.ts'

export type NewCandidate = {
  id: string
  userId: string
  name: string
  email: string
  whatsapp: string | null
  subscribe: boolean
  source: string | null
  resume: StoredResume
  profile: ProfileData
  experienceYears: number | null
  checks: ProfileCheck[]
}

export type StoredResume = {
  path: string
  originalName: string
  sizeBytes: number
  type: string
  uploadedAt: Date
  sha256: string
}

export const resumeColumns = (resume: StoredResume) => ({
  resume_path: resume.path,
  resume_original_name: resume.originalName,
  resume_size_bytes: resume.sizeBytes,
  resume_mime_type: resume.type,
  resume_uploaded_at: resume.uploadedAt,
})

export const insertCandidate = async (tx: Tx, candidate: NewCandidate): Promise<string> => {
  const row = await tx.first(
    query
      .insertInto('candidates')
      .values({
        id: candidate.id,
        user_id: candidate.userId,
        name: candidate.name,
        email: candidate.email,
        whatsapp: candidate.whatsapp,
        subscribe: candidate.subscribe,
        source: candidate.source,
        agree: true,
        profile_data: JSON.stringify(candidate.profile),
        experience_years: candidate.experienceYears,
        profile_checks: JSON.stringify(candidate.checks),
        resume_sha256: candidate.resume.sha256,
        ...resumeColumns(candidate.resume),
      })
      .returning('id'),
  )
  return row?.id as string
}

/** What came of an application, if it was made within so many hours. */
export const findApplication = (tx: Tx, id: string, withinHours: number) =>
  tx.first(
    query
      .selectFrom('candidates')
      .leftJoin('resume_files', 'path', 'resume_path')
      .select((eb) => [eb.ref('profile_data').$notNull().as('profile'), 'sensitive_numbers as sensitiveNumbers'])
      .select(isBeingRead.as('isBeingRead'))
      .where('id', '=', id)
      .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${withinHours})`),
  )

/** Which of these files belong to someone. */
export const ownedResumes = async (tx: Tx, paths: string[]): Promise<Set<string>> => {
  const owned = await tx.rows(
    query.selectFrom('candidates').select('resume_path as path').where('resume_path', 'in', paths),
  )
  return new Set([...owned.map(({ path }) => path as string), ...(await mergedFiles(tx, paths))])
}

/** Where a candidate stands now, by whose decision, and what an acceptance would lack. */
export const readCandidateStatus = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select([
        'status',
        'reviewed_by as reviewedBy',
        'interview_scheduled_at as interviewScheduledAt',
        lacksScorecard.as('lacksScorecard'),
        lacksConfirmation.as('lacksConfirmation'),
      ])
      .where('id', '=', id),
  )

/** Who gets the email about a decision, and their time zone, if known. */
export const readAddressee = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(['id', 'name', 'email', sql<string | null>`working_hours ->> 'zone'`.as('zone')])
      .select(['interview_scheduled_at as interviewAt', 'interview_ends_at as interviewEndsAt'])
      .where('id', '=', id),
  )

/** The interview that an admin set, which takes an hour, not a call that the candidate booked, which takes half of one. */
export const isSet = sql<boolean>`interview_ends_at - interview_scheduled_at = interval '1 hour'`
export const isSetAhead = sql<boolean>`interview_scheduled_at > now() and ${isSet}`

/** What an admin set and is still to come gets another time. */
export const moveSetInterview = (tx: Tx, id: string, startsAt: Date) =>
  tx.count(
    query
      .updateTable('candidates')
      .set({ interview_scheduled_at: startsAt, reviewed_by: sql<string>`app.user_id()` })
      .where('id', '=', id)
      .where(isSetAhead),
  )

/** Removes the interview that an admin set, if it is still to come; says when it was to be. */
export async function removeSetInterview(tx: Tx, id: string): Promise<Date | undefined> {
  const row = await tx.first(
    query
      .selectFrom('candidates')
      .select('interview_scheduled_at as startsAt')
      .where('id', '=', id)
      .where(isSetAhead)
      .forUpdate(),
  )
  if (!row?.startsAt) return undefined
  await tx.count(
    query
      .updateTable('candidates')
      .set({ interview_scheduled_at: null, reviewed_by: sql<string>`app.user_id()` })
      .where('id', '=', id),
  )
  return row.startsAt
}

/** How often admins have set, moved or removed an interview of theirs, for the calendars that follow it. */
export const countInterviewsSet = async (tx: Tx, id: string): Promise<number> =>
  (
    await tx.first(
      query
        .selectFrom('events')
        .where('subject_id', '=', id)
        .where('subject_kind', '=', 'candidate')
        .where(sql<boolean>`changes ? 'interview_scheduled_at'`)
        .select(sql<number>`count(*)::int`.as('count')),
    )
  )?.count ?? 0

/** What a decision leaves behind. */
export const decisionFields = [
  'reviewedAt',
  'reviewedBy',
  'interviewScheduledAt',
  'interviewNotes',
  'rejectionReason',
  'platformAccessGrantedAt',
] as const

const access = { grant: sql<Date>`now()`, 'take-back': null } as const

/** Undefined when the status is no longer the one the decision was made on. */
export const changeCandidate = (tx: Tx, id: string, from: CandidateStatus, changes: CandidateChanges) =>
  tx.first(
    query
      .updateTable('candidates')
      .set({
        status: changes.status,
        interview_scheduled_at: changes.interviewAt,
        interview_notes: changes.notes,
        rejection_reason: changes.reason,
        reviewed_at: sql<Date>`now()`,
        reviewed_by: sql<string>`app.user_id()`,
        ...(changes.access === 'keep' ? {} : { platform_access_granted_at: access[changes.access] }),
      })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning(named('candidates', ['id', 'status', ...decisionFields]))
      .returning([lacksScorecard.as('lacksScorecard'), lacksConfirmation.as('lacksConfirmation')]),
  )
