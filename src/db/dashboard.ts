import { sql } from 'kysely'
import type { ContactCard } from '#domain/dashboard/contact-card.ts'
import { resumeColumns, type StoredResume } from './candidates.ts'
import { isBeingRead } from './resumes.ts'
import { resumeLock } from './scans.ts'
import { query, type Tx } from './session.ts'

const me = sql<string>`(select app.user_id())`

export const readAccountName = async (tx: Tx): Promise<string | null> =>
  (await tx.first(query.selectFrom('users').select('name').where('id', '=', me)))?.name ?? null

/** Everything the signed-in person's dashboard shows, with the booked call; undefined before they have applied. */
export const readOwnCandidate = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('candidates')
      .leftJoin('resume_files', 'resume_files.path', 'candidates.resume_path')
      .leftJoin('intro_calls', (join) =>
        join.onRef('intro_calls.candidate_id', '=', 'candidates.id').on('intro_calls.status', '=', 'booked'),
      )
      .leftJoin('talent_capacity', 'talent_capacity.candidate_id', 'candidates.id')
      .where('candidates.user_id', '=', me)
      .select(['candidates.id', 'candidates.name', 'candidates.whatsapp'])
      .select(['candidates.subscribe', 'candidates.status', 'candidates.created_at as appliedAt'])
      .select(['opened_at as openedAt', 'reviewed_at as reviewedAt', 'candidates.updated_at as updatedAt'])
      .select(['candidates.resume_original_name as resumeName', 'candidates.resume_size_bytes as resumeSizeBytes'])
      .select(['candidates.resume_mime_type as resumeType', 'candidates.resume_uploaded_at as resumeUploadedAt'])
      .select(['sensitive_numbers as sensitiveNumbers', resumeLock.as('resumeLock'), isBeingRead.as('isBeingRead')])
      .select(['interview_scheduled_at as interviewAt', 'interview_ends_at as interviewEndsAt'])
      .select('platform_access_granted_at as platformAccessGrantedAt')
      .select(
        sql<string | null>`case when working_hours is not null then confirmed_at::date::text end`.as('confirmedOn'),
      )
      .select(['candidates.profile_data as profile', 'candidates.profile_checks as checks'])
      .select(['intro_calls.id as callId', 'intro_calls.status as callStatus'])
      .select(['intro_calls.starts_at as callStartsAt', 'intro_calls.ends_at as callEndsAt']),
  )

/** Takes over an application of the same address that nobody owns. */
export const adoptCandidate = async (tx: Tx): Promise<boolean> =>
  Boolean((await tx.first(query.selectNoFrom(sql<string | null>`app.adopt_candidate()`.as('id'))))?.id)

/** False when there is one already, also one that came about a moment ago. */
export const insertOwnCandidate = async (tx: Tx, email: string, card: ContactCard): Promise<boolean> =>
  (await tx.count(
    query
      .insertInto('candidates')
      .values({ ...card, email, user_id: me })
      .onConflict((conflict) => conflict.doNothing()),
  )) > 0

/** The profile says the same name, or its next saving would bring the old one back. */
const withName = (card: ContactCard) => ({
  ...card,
  profile_data: sql<string>`jsonb_set(profile_data, '{personal_info,full_name}', coalesce(to_jsonb(${card.name}::text), 'null'))`,
})

export const saveCardOfCandidate = async (tx: Tx, card: ContactCard): Promise<boolean> =>
  (await tx.count(query.updateTable('candidates').set(withName(card)).where('user_id', '=', me))) > 0

/** The resume that is there now; whoever asks to replace it holds the row until then. */
export const readOwnResume = (tx: Tx, isReplaced = false) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(['id as candidateId', 'whatsapp', 'resume_path as path', 'resume_original_name as name'])
      .select(resumeLock.as('lock'))
      .where('user_id', '=', me)
      .$if(isReplaced, (built) => built.forUpdate()),
  )

export const replaceResume = (tx: Tx, resume: StoredResume) =>
  tx.count(
    query
      .updateTable('candidates')
      .set({ ...resumeColumns(resume), resume_sha256: resume.sha256 })
      .where('user_id', '=', me),
  )
