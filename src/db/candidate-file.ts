import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import { lacksConfirmation } from './accounts.ts'
import { decisionFields } from './candidates.ts'
import { named } from './columns.ts'
import { resumeLock } from './scans.ts'
import { cardsOf, lacksScorecard } from './scorecards.ts'
import { query, type Tx } from './session.ts'
import { offeredBy } from './talent.ts'

/** So much of a long history is shown, newest first. */
const historyLimit = 200

/** A candidate with everything an admin sees of them, the lists as JSON made by the database. */
export const candidateFileQuery = ({ id }: { id: string }) =>
  query
    .selectFrom('candidates')
    .leftJoin('users as reviewer', 'reviewer.id', 'candidates.reviewed_by')
    .leftJoin('resume_files', 'resume_files.path', 'candidates.resume_path')
    .where('candidates.id', '=', id)
    .select(named('candidates', ['id', 'name', 'email', 'whatsapp', 'phone', 'subscribe', 'agree', 'status']))
    .select(named('candidates', ['createdAt', 'openedAt', 'avatarUrl', 'workingHours', ...decisionFields]))
    .select(named('candidates', ['resumeSizeBytes', 'resumeUploadedAt']))
    .select([
      'reviewer.name as reviewer',
      'candidates.public_profile as profile',
      'candidates.profile_checks as checks',
      'candidates.resume_original_name as resumeName',
      'candidates.resume_mime_type as resumeType',
      'resume_files.sensitive_numbers as sensitiveNumbers',
    ])
    .select(resumeLock.as('resumeLock'))
    .select(offeredBy('candidates.id').as('offered'))
    .select([
      calls(id).as('calls'),
      interviews(id).as('interviews'),
      applications(id).as('applications'),
      history(id).as('history'),
    ])
    .select([lacksScorecard.as('lacksScorecard'), lacksConfirmation.as('lacksConfirmation')])
    .select([jsonArrayFrom(cardsOf(id)).as('scorecards')])

const calls = (id: string) =>
  jsonArrayFrom(
    query
      .selectFrom('intro_calls')
      .where('candidate_id', '=', id)
      .select(['intro_calls.id', 'starts_at as startsAt', 'intro_calls.status'])
      .orderBy('starts_at', 'desc'),
  )

const interviews = (id: string) =>
  jsonArrayFrom(
    query
      .selectFrom('interviews')
      .leftJoin('buyers', 'buyers.id', 'interviews.buyer_id')
      .where('candidate_id', '=', id)
      .select(['interviews.id', 'starts_at as startsAt', 'interviews.status', 'buyers.company_name as firm'])
      .orderBy('interviews.created_at', 'desc'),
  )

const applications = (id: string) =>
  jsonArrayFrom(
    query
      .selectFrom('applications')
      .innerJoin('candidates', 'candidates.user_id', 'applications.user_id')
      .innerJoin('projects', 'projects.id', 'applications.project_id')
      .where('candidates.id', '=', id)
      .select([
        'applications.id',
        'applications.project_id as projectId',
        'projects.title',
        'applications.status',
        'applications.created_at as createdAt',
      ])
      .orderBy('applications.created_at', 'desc'),
  )

const history = (id: string) =>
  jsonArrayFrom(
    query
      .selectFrom('events')
      .leftJoin('users', 'users.id', 'events.actor_id')
      .where('subject_id', '=', id)
      .where('subject_kind', '=', 'candidate')
      // What changed nothing, such as another look at the page, is in the record alone.
      .where('changes', 'is not', null)
      .select(['events.id', 'happened_at as happenedAt', 'users.name as actor'])
      .select((eb) => [
        eb.ref('from_status').$castTo<CandidateStatus | null>().as('fromStatus'),
        eb.ref('to_status').$castTo<CandidateStatus>().as('toStatus'),
        eb.ref('changes').$notNull().as('changes'),
      ])
      // What came with someone who was merged was written later than it happened.
      .orderBy('happened_at', 'desc')
      .orderBy('events.id', 'desc')
      .limit(historyLimit),
  )

/** Whether this began the review: it was pending, and nobody had opened it. */
export const openCandidate = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx.first(query.selectNoFrom(sql<boolean | null>`app.open_candidate(${id})`.as('isFirst')))
  return row?.isFirst ?? false
}
