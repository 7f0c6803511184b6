import { sql } from 'kysely'
import { type ApplicationFilter, type ApplicationSort, applicationPageSize } from '#domain/applications/list.ts'
import type { ApplicationStatus } from '#domain/applications/status.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { withFound } from './found.ts'
import { query, type Tx } from './session.ts'

export type StoredApplication = {
  id: string
  status: ApplicationStatus
  coverLetter: string
  hourlyRate: number | null
  availableStartDate: string | null
  createdAt: string
  hasResume: boolean
  applicant: {
    candidateId: string | null
    name: string | null
    avatarUrl: string | null
    jobTitle: string | null
    place: string | null
    experienceYears: number | null
    skills: string[]
    workingHours: WorkingHours | null
    isVetted: boolean
  } | null
  contact: { email: string; phone: string | null; whatsapp: string | null } | null
}

const applied = query.selectFrom('applications as a').selectAll('a')

/** Each as JSON, with what the owner of the project may know of the applicant. */
const received = (applications: typeof applied) =>
  query
    .selectFrom(applications.as('a'))
    .leftJoinLateral(sql<{ email: string | null }>`app.applicant(a.id)`.as('who'), (join) => join.onTrue())
    .select(
      sql<StoredApplication>`json_build_object(
        'id', a.id, 'status', a.status, 'coverLetter', a.cover_letter, 'hourlyRate', a.hourly_rate,
        'availableStartDate', a.available_start_date, 'createdAt', a.created_at,
        'hasResume', coalesce(who.has_resume, false),
        'applicant', case when a.user_id is not null then json_build_object(
          'candidateId', who.candidate_id, 'name', who.name, 'avatarUrl', who.avatar_url, 'jobTitle', who.job_title,
          'place', who.place, 'experienceYears', who.experience_years, 'skills', who.skills,
          'workingHours', who.working_hours, 'isVetted', who.is_vetted) end,
        'contact', case when who.email is not null then json_build_object(
          'email', who.email, 'phone', who.phone, 'whatsapp', who.whatsapp) end)`.as('application'),
    )

type List = { id: string; page: number; filter: ApplicationFilter; sort: ApplicationSort; only?: string[] | undefined }

type FoundApplications = { ids: string[]; counts: Partial<Record<ApplicationStatus, number>> | null }

/** One row when the project is the signed-in buyer's: a page of its applications, and how many are in each status. */
export const receivedApplicationsQuery = ({ id, page, filter, sort, only }: List) => {
  const found = sql<FoundApplications>`app.find_applications(${id}, ${filter === 'all' ? null : filter},
    ${only ?? null}::uuid[], ${sort}, ${(page - 1) * applicationPageSize}::int, ${applicationPageSize}::int)`
  const shown = applied.where('a.id', 'in', sql<string>`(select unnest(ids) from found)`)
  const rows = received(shown).orderBy(sql`array_position((select ids from found), a.id)`)
  return withFound(found)
    .selectFrom('projects')
    .where('id', '=', id)
    .where('buyer_id', '=', sql<string>`(select app.buyer_id())`)
    .select((select) => [
      select
        .selectFrom(rows.as('row'))
        .select(sql<StoredApplication[]>`coalesce(json_agg(row.application), '[]')`.as('applications'))
        .as('applications'),
      select.selectFrom('found').select('counts').as('counts'),
    ])
}

const one = (id: string) => received(applied.where('a.id', '=', id))

export const readReceivedApplication = async (tx: Tx, id: string) => (await tx.first(one(id)))?.application

/** One application of a project that is the signed-in buyer's, with the profile and what was decided so far. */
export const receivedApplicationQuery = ({ id }: { id: string }) =>
  query
    .selectFrom(one(id).as('found'))
    .select([
      'application',
      query
        .selectFrom('candidates')
        .innerJoin('applications', 'applications.user_id', 'candidates.user_id')
        .where('applications.id', '=', id)
        .select('public_profile')
        .as('profile'),
      query
        .selectFrom('events')
        .where('subject_id', '=', id)
        .where('from_status', 'is not', null)
        .where('is_stale', '=', false)
        .select(
          sql<History>`coalesce(json_agg(json_build_object('status', to_status, 'happenedAt', happened_at) order by id), '[]')`.as(
            'history',
          ),
        )
        .as('history'),
    ])

type History = { status: ApplicationStatus; happenedAt: string }[]

/** Everyone with an account who applied to a project of the signed-in buyer. */
export const listApplicants = (tx: Tx, projectId: string) =>
  tx.rows(
    query
      .selectFrom('applications as a')
      .leftJoinLateral(sql<{ name: string | null }>`app.applicant(a.id)`.as('who'), (join) => join.onTrue())
      .select(['a.id as applicationId', 'who.name', sql<boolean>`a.status = 'accepted'`.as('wasAccepted')])
      .where('a.project_id', '=', projectId)
      .where('a.user_id', 'is not', null),
  )
