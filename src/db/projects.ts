import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { fieldsOf } from '#domain/fields-of.ts'
import { statusesBefore } from '#domain/life-cycle.ts'
import {
  type NewProject,
  type ProjectDetails,
  type ProjectEdits,
  projectDetails,
  projectFacts,
  projectPageSize,
  recentProjects,
} from '#domain/projects/details.ts'
import { keptNeed } from '#domain/projects/kept-need.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { type ProjectFilter, type ProjectStatus, projectFilters, projectLifeCycle } from '#domain/projects/status.ts'
import { columnOf, columnsFrom, exactTime, named } from './columns.ts'
import { literalPattern } from './literal-pattern.ts'
import { query, type Tx } from './session.ts'

type List = { page: number; filter: ProjectFilter; search: string }

const ours = query.selectFrom('projects').where('firm_id', '=', sql<string>`(select app.firm_id())`)

/** The latest changes of a project and its status. */
const shownHistory = 10

const summaryFields = ['id', 'title', 'status', 'takenDownAt', 'estimatedHires', 'startDate', 'createdAt'] as const

/** What a list says a project is about: its tasks, or how its description begins. */
export const listedScope = sql<string | null>`coalesce(projects.scope_of_work, left(projects.description, 300))`.as(
  'scopeOfWork',
)

/** How many applied and were hired. With an offset it is looked up for each row of the page: joined, PostgreSQL reads all of a small table first. */
const counted = query
  .selectFrom('project_search as counted')
  .where('counted.id', '=', sql.ref<string>('projects.id'))
  .select(['counted.applications', 'counted.hired'])
  .offset(sql.lit(0))
/** How many applications the reader hasn't looked at. As a value and not joined, it is looked up for the rows of the page alone. */
const unseen = query
  .selectFrom('notices as unseen')
  .where('unseen.user_id', '=', sql<string>`(select app.user_id())`)
  .where('unseen.kind', '=', sql.lit('new-applications'))
  .where('unseen.place_id', '=', sql.ref<string>('projects.id'))
  .where('unseen.read_at', 'is', null)
  .select('unseen.count')

const newestFirst = (projects: typeof ours) =>
  projects
    .leftJoinLateral(counted.as('counted'), (join) => join.onTrue())
    .select(named('projects', summaryFields))
    .select([
      listedScope,
      sql<number>`coalesce(counted.applications, 0)`.as('applications'),
      sql<number>`coalesce(${unseen}, 0)`.as('newApplications'),
      sql<number>`coalesce(counted.hired, 0)`.as('hired'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')

/**
 * One page of the firm's projects, read in the order of its index, with the count of all that match. What people
 * didn't choose is written out: a statement with parameters for its limit is planned again each time.
 */
export const projectListQuery = ({ page, filter, search }: List) => {
  const statuses = filter === 'all' ? undefined : projectFilters[filter].map((status) => sql.lit<ProjectStatus>(status))
  const found = ours
    .$if(statuses !== undefined, (built) => built.where('status', 'in', statuses ?? []))
    .$if(search !== '', (built) => built.where('words', 'like', sql<string>`lower(${literalPattern(search)})`))
  // A later page is cut out in the index before what each project says is looked up, which is wasted on those before it.
  const cut = found
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(sql.lit(projectPageSize))
    .offset((page - 1) * projectPageSize)
  const shown = page > 1 ? ours.where('id', 'in', query.selectFrom(cut.as('cut')).select('cut.id')) : found
  const rows = newestFirst(shown).limit(sql.lit(projectPageSize))
  return query.selectNoFrom([
    jsonArrayFrom(rows).as('projects'),
    found.select(sql<number>`count(*)`.as('total')).as('total'),
  ])
}

/** The firm's projects at a glance, counted in one index scan. */
export const projectOverviewQuery = () =>
  query
    .with(
      (cte) => cte('counted').materialized(),
      () =>
        ours
          .select(['status', sql<number>`count(*)`.as('count'), sql<Date>`max(completed_at)`.as('last')])
          .groupBy('status'),
    )
    .selectNoFrom((select) => [
      select
        .selectFrom('counted')
        .select(sql<Partial<Record<ProjectStatus, number>>>`json_object_agg(status, count)`.as('counts'))
        .as('counts'),
      select.selectFrom('counted').select(sql<Date>`max(last)`.as('last')).as('lastCompletedAt'),
      jsonArrayFrom(newestFirst(ours).limit(sql.lit(recentProjects))).as('recent'),
    ])

export const storedNeed = (need: ProjectNeed | null): string | null => {
  const kept = need && keptNeed(need)
  return kept && JSON.stringify(kept)
}

const stored = ({ scopeTasks, need, ...details }: ProjectDetails) =>
  columnsFrom({ ...details, need: storedNeed(need), scopeOfWork: scopeTasks.join(', ') || null })

const ownColumns = [
  ...named('projects', ['id', 'status', 'internalNote', ...fieldsOf(projectFacts)]),
  exactTime('projects.updated_at').as('updatedAt'),
] as const

export const ownProjectQuery = ({ id }: { id: string }) => ours.select(ownColumns).where('id', '=', id)

/** Undefined when the project of this key exists already, also since a moment ago. */
export const insertProject = (tx: Tx, { status, creationKey, ...details }: NewProject) =>
  tx.first(
    query
      .insertInto('projects')
      .values({
        ...stored(details),
        estimated_hires: details.estimatedHires || null,
        status,
        creation_key: creationKey,
      })
      .onConflict((conflict) =>
        conflict.columns(['buyer_id', 'creation_key']).where('creation_key', 'is not', null).doNothing(),
      )
      .returning('id'),
  )

export const findProjectByKey = (tx: Tx, creationKey: string) =>
  tx.first(ours.select(ownColumns).where('creation_key', '=', creationKey))

/** Setting the status that it has already changes nothing. */
const canBecome = (status: ProjectStatus) => [status, ...statusesBefore(projectLifeCycle, status, 'owner')]

/** Undefined when it isn't the firm's, or no longer the version that was edited. */
export const updateProject = (tx: Tx, edits: ProjectEdits & { id: string }) => {
  const { id, status, endsEngagements: _, expectedUpdatedAt, ...details } = edits
  return tx.first(
    query
      .updateTable('projects')
      .set({ ...stored(details), ...(status && { status }) })
      .where('id', '=', id)
      .$if(status !== undefined, (edited) => edited.where('status', 'in', canBecome(status as ProjectStatus)))
      .where('updated_at', '=', sql<Date>`${expectedUpdatedAt}::timestamptz`)
      .returning(ownColumns),
  )
}

/** The tasks are stored as one text. */
const columnOfField = (field: keyof ProjectDetails) => (field === 'scopeTasks' ? 'scope_of_work' : columnOf(field))

/** The fields of the columns that an edit changed, in the order of the form. */
export const editedFields = (columns: readonly string[]) =>
  fieldsOf(projectDetails).filter((field) => columns.includes(columnOfField(field)))

/** What everyone who may see a project sees of it. */
export const publicColumns = named('projects', ['id', 'status', 'createdAt', ...fieldsOf(projectFacts)])

/** For anyone, queried as a visitor. */
export const publicProjectQuery = ({ id }: { id: string }) =>
  query.selectFrom('projects').select(publicColumns).where('id', '=', id)

/** For its firm and for admins; nobody else may even ask. */
export const managedProjectQuery = (asked: { id: string }) =>
  publicProjectQuery(asked)
    .select(named('projects', ['internalNote', 'takenDownAt', 'takedownReason']))
    .select(sql<boolean>`coalesce(firm_id = (select app.firm_id()), false)`.as('isOwn'))
    .select(
      jsonArrayFrom(
        query
          .selectFrom('events')
          .where('subject_id', '=', asked.id)
          .where('subject_kind', '=', 'project')
          .where((eb) => eb.or([eb('to_status', 'is not', null), eb('fields', 'is not', null)]))
          .where('is_stale', '=', false)
          .select((eb) => eb.ref('to_status').$castTo<ProjectStatus | null>().as('status'))
          .select(sql<string[]>`coalesce(fields, '{}')`.as('columns'))
          .select(['id', 'actor_name as by', 'happened_at as happenedAt'])
          .orderBy('id', 'desc')
          .limit(sql.lit(shownHistory)),
      ).as('history'),
    )

/** The project's title, and how to reach the member whom applicants contact: for the firm, and for admins. */
export const readProjectOwner = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('projects')
      .innerJoin('buyers', 'buyers.id', 'buyer_id')
      .where('projects.id', '=', id)
      .select(['title', 'buyers.email'])
      .select(sql<string>`coalesce(nullif(company_name, ''), 'A firm')`.as('firm'))
      .select(sql<string>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), buyers.email)`.as('name'))
      .select(sql<string | null>`nullif(phone, '')`.as('phone')),
  )

/** Undefined for a project that isn't the firm's. Nobody applies or edits until the transaction ends. */
export const lockProject = (tx: Tx, id: string) => tx.first(ours.select('id').where('id', '=', id).forUpdate())

/** Also those that their talent hasn’t submitted. None are added until the transaction ends. */
export const hasUnbilledHours = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.has_unbilled_hours(${id}::uuid)`.as('has'))))?.has === true

/** Applications and saves go along. */
export const deleteProject = (tx: Tx, id: string) => tx.count(query.deleteFrom('projects').where('id', '=', id))

/** Undefined for a project that isn't the firm's: one that is can become all that may be set. */
export const setStatus = (tx: Tx, id: string, status: ProjectStatus) =>
  tx.first(
    query
      .updateTable('projects')
      .set({ status })
      .where('id', '=', id)
      .where('status', 'in', canBecome(status))
      .returning(['id', 'status', 'taken_down_at as takenDownAt']),
  )

/** Undefined when the caller sees no such project. */
export const readProjectStatus = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('projects').select('status').where('id', '=', id))

/** False when there is no such project, or it is down already. The database records it. */
export const takeDownProject = async (tx: Tx, id: string, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.take_down_project(${id}, ${reason})`.as('isDone'))))?.isDone ??
  false

/** False when the project isn't down. */
export const putBackProject = async (tx: Tx, id: string, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.put_back_project(${id}, ${reason})`.as('isDone'))))?.isDone ??
  false

/** Null when there is no such project, or only a draft. It may be one that the caller no longer sees. */
export const isTakingApplications = async (tx: Tx, projectId: string): Promise<boolean | null> => {
  const found = await tx.first(
    query.selectNoFrom(sql<boolean | null>`app.is_taking_applications(${projectId})`.as('isTaking')),
  )
  return found?.isTaking ?? null
}
