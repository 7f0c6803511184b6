import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { type ApplicationFilter, type ApplicationSort, applicationPageSize } from '#domain/applications/list.ts'
import type { ApplicationStatus } from '#domain/applications/status.ts'
import { termsFor } from '#domain/talent/talent.ts'
import { coverLetterOf } from './applications.ts'
import { rowsOf, withFound } from './found.ts'
import { offerBeside } from './offers.ts'
import { query, type Tx } from './session.ts'
import { offeredBy } from './talent.ts'

const applied = query.selectFrom('applications as a').selectAll('a')

/** Each as JSON, with what the owner of the project may know of the applicant. */
const received = (applications: typeof applied) =>
  query
    .selectFrom(applications.as('a'))
    .leftJoinLateral(rowsOf('applicant', sql.ref('a.id')).as('who'), (join) => join.onTrue())
    .select((eb) =>
      jsonBuildObject({
        id: eb.ref('a.id'),
        status: eb.ref('a.status'),
        declineReason: eb.ref('a.decline_reason'),
        coverLetter: coverLetterOf('a'),
        hourlyRate: eb.ref('a.hourly_rate'),
        availableStartDate: eb.ref('a.available_start_date'),
        createdAt: eb.ref('a.created_at'),
        offer: offerBeside('a.id'),
        hasResume: sql<boolean>`coalesce(who.has_resume, false)`,
        applicant: eb
          .case()
          .when('who.is_vetted', 'is not', null)
          .then(
            jsonBuildObject({
              candidateId: eb.ref('who.candidate_id'),
              name: eb.ref('who.name'),
              avatarUrl: eb.ref('who.avatar_url'),
              jobTitle: eb.ref('who.job_title'),
              place: eb.ref('who.place'),
              experienceYears: eb.ref('who.experience_years'),
              credentials: eb.ref('who.credentials').$notNull(),
              skills: eb.ref('who.skills').$notNull(),
              workingHours: eb.ref('who.working_hours'),
              offered: offeredBy('who.candidate_id'),
              isVetted: eb.ref('who.is_vetted').$notNull(),
            }),
          )
          .end(),
        contact: eb
          .case()
          .when('who.email', 'is not', null)
          .then(
            jsonBuildObject({
              email: eb.ref('who.email').$notNull(),
              phone: eb.ref('who.phone'),
              whatsapp: eb.ref('who.whatsapp'),
            }),
          )
          .end(),
      }).as('application'),
    )

export type StoredApplication = InferResult<ReturnType<typeof received>>[number]['application']

type List = {
  id: string
  page: number
  filter: ApplicationFilter
  vetted: boolean
  sort: ApplicationSort
  /** What the order by fit compares with. */
  software: string[]
  only?: string[] | undefined
}

/** One row when the project is the firm's: a page of its applications, and how many are in each status. */
export const receivedApplicationsQuery = ({ id, page, filter, vetted, sort, software, only }: List) => {
  const found = rowsOf(
    'find_applications',
    id,
    filter === 'all' ? null : filter,
    vetted,
    sql`${only ?? null}::uuid[]`,
    sort,
    JSON.stringify(software.map(termsFor)),
    sql`${(page - 1) * applicationPageSize}::int`,
    sql`${applicationPageSize}::int`,
  )
  const shown = applied.where('a.id', 'in', sql<string>`(select unnest(ids) from found)`)
  const rows = received(shown).orderBy(sql`array_position((select ids from found), a.id)`)
  return withFound(found)
    .selectFrom('projects')
    .where('id', '=', id)
    .where('firm_id', '=', sql<string>`(select app.firm_id())`)
    .select((select) => [
      select
        .selectFrom(rows.as('row'))
        .select(sql<StoredApplication[]>`coalesce(json_agg(row.application), '[]')`.as('applications'))
        .as('applications'),
      select.selectFrom('found').select('total').as('total'),
      select.selectFrom('found').select('counts').as('counts'),
    ])
}

const one = (id: string) => received(applied.where('a.id', '=', id))

export const readReceivedApplication = async (tx: Tx, id: string) => (await tx.first(one(id)))?.application

export const readReceivedApplications = async (tx: Tx, ids: string[]) =>
  (await tx.rows(received(applied.where('a.id', 'in', ids)))).map(({ application }) => application)

/** One application of a project of the signed-in person's firm, with the profile and what was decided so far. */
export const receivedApplicationQuery = ({ id }: { id: string }) =>
  query.selectFrom(one(id).as('found')).select([
    'application',
    query
      .selectFrom('candidates')
      .innerJoin('applications', 'applications.user_id', 'candidates.user_id')
      .where('applications.id', '=', id)
      .select('public_profile')
      .as('profile'),
    jsonArrayFrom(
      query
        .selectFrom('events')
        .where('subject_id', '=', id)
        .where('from_status', 'is not', null)
        .where('is_stale', '=', false)
        .select((eb) => eb.ref('to_status').$castTo<ApplicationStatus>().as('status'))
        .select(['happened_at as happenedAt', 'actor_name as by'])
        .orderBy('id'),
    ).as('history'),
  ])

/** Everyone with an account who applied to a project of the firm. */
export const listApplicants = (tx: Tx, projectId: string) =>
  tx.rows(
    query
      .selectFrom('applications as a')
      .leftJoinLateral(rowsOf('applicant', sql.ref('a.id')).as('who'), (join) => join.onTrue())
      .select([
        'a.id as applicationId',
        'who.candidate_id as candidateId',
        'who.name',
        sql<boolean>`a.status = 'accepted'`.as('wasAccepted'),
      ])
      .where('a.project_id', '=', projectId)
      .where('a.user_id', 'is not', null),
  )
