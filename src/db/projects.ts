import { sql } from 'kysely'
import { type ProjectDetails, projectPageSize } from '#domain/projects/details.ts'
import { type ProjectFilter, type ProjectStatus, projectFilters } from '#domain/projects/status.ts'
import { literalPattern } from './literal-pattern.ts'
import { query, type Tx } from './session.ts'

type List = { page: number; filter: ProjectFilter; search: string }

/** One page of the signed-in buyer's projects as JSON made by the database, with the count of all that match. */
export const projectListQuery = ({ page, filter, search }: List) => {
  const mine = query
    .selectFrom('projects')
    .where('buyer_id', '=', sql<string>`(select app.buyer_id())`)
    .$if(filter !== 'all', (built) => built.where('status', 'in', [...projectFilters[filter]] as ProjectStatus[]))
    .$if(search !== '', (built) => built.where('title', 'ilike', literalPattern(search)))
  const rows = mine
    .select([
      'id',
      'title',
      'status',
      'scope_of_work as scopeOfWork',
      'estimated_hires as estimatedHires',
      'start_date as startDate',
      'created_at as createdAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(projectPageSize)
    .offset((page - 1) * projectPageSize)
  return query.selectNoFrom((select) => [
    select
      .selectFrom(rows.as('row'))
      .select(sql<unknown[]>`coalesce(json_agg(row), '[]')`.as('projects'))
      .as('projects'),
    mine.select(sql<number>`count(*)`.as('total')).as('total'),
  ])
}

export const insertProject = (tx: Tx, details: ProjectDetails, status: 'Open' | 'draft') =>
  tx.first(
    query
      .insertInto('projects')
      .values({
        title: details.title,
        internal_note: details.internalNote,
        scope_of_work: details.scopeTasks.join(', ') || null,
        software_systems: details.softwareSystems,
        seniority_level: details.seniorityLevel,
        engagement_details: details.engagementDetails,
        engagement_type: details.engagementType,
        start_date: details.startDate,
        preferred_time_overlap: details.preferredTimeOverlap,
        estimated_hires: details.estimatedHires || null,
        location: details.location,
        duration: details.duration,
        pay_rate: details.payRate,
        status,
      })
      .returning('id'),
  )

/** Undefined for a project that isn't the signed-in buyer's. */
export const setStatus = (tx: Tx, id: string, status: ProjectStatus) =>
  tx.first(query.updateTable('projects').set({ status }).where('id', '=', id).returning(['id', 'status']))

/** Null when there is no such project, or only a draft. It may be one that the asking worker no longer sees. */
export const isTakingApplications = async (tx: Tx, projectId: string): Promise<boolean | null> => {
  const found = await tx.first(
    query.selectNoFrom(sql<boolean | null>`app.is_taking_applications(${projectId})`.as('isTaking')),
  )
  return found?.isTaking ?? null
}

export const saveProject = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .insertInto('saved_projects')
      .values({ project_id: projectId })
      .onConflict((conflict) => conflict.columns(['project_id', 'worker_id']).doNothing()),
  )
