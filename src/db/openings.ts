import { sql } from 'kysely'
import { openingPageSize } from '#domain/openings/opening.ts'
import type { engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { spellingsOf } from '#domain/trade/software.ts'
import { literalPattern } from './literal-pattern.ts'
import { query, type Tx } from './session.ts'

type List = {
  page: number
  filter: 'all' | 'saved'
  search: string
  engagementType?: (typeof engagementTypes)[number] | undefined
  seniorityLevel?: (typeof seniorityLevels)[number] | undefined
  software?: string | undefined
}

const me = sql<string>`(select app.user_id())`

/** A system is found under each of its names, whichever one the owner wrote. */
const usesSystem = (name: string) =>
  sql<boolean>`exists (
    select from unnest(software_systems) as system
    where lower(system) = any(${spellingsOf(name).map((spelling) => spelling.toLowerCase())}::text[])
  )`

const mentions = (search: string) =>
  sql<boolean>`(
    title ilike ${literalPattern(search)}
    or scope_of_work ilike ${literalPattern(search)}
    or array_to_string(software_systems, ', ') ilike ${literalPattern(search)}
    or ${usesSystem(search)}
  )`

/** One page of the open projects as JSON made by the database, with how the asking worker stands to each. */
export const openingListQuery = ({ page, filter, search, engagementType, seniorityLevel, software }: List) => {
  const saves = query.selectFrom('saved_projects').select('project_id').where('worker_id', '=', me)
  const open = query
    .selectFrom('projects')
    .where('status', '=', 'Open')
    .$if(filter === 'saved', (built) => built.where('id', 'in', saves))
    .$if(search !== '', (built) => built.where(mentions(search)))
    .$if(engagementType !== undefined, (built) => built.where('engagement_type', '=', engagementType ?? null))
    .$if(seniorityLevel !== undefined, (built) => built.where('seniority_level', '=', seniorityLevel ?? null))
    .$if(software !== undefined, (built) => built.where(usesSystem(software ?? '')))
  const rows = open
    .select([
      'id',
      'title',
      'status',
      'scope_of_work as scopeOfWork',
      'software_systems as softwareSystems',
      'seniority_level as seniorityLevel',
      'engagement_type as engagementType',
      'estimated_hires as estimatedHires',
      'start_date as startDate',
    ])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('applications').where('user_id', '=', me).whereRef('project_id', '=', 'projects.id'))
        .as('hasApplied'),
      eb('id', 'in', saves).as('isSaved'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(openingPageSize)
    .offset((page - 1) * openingPageSize)
  return query.selectNoFrom((select) => [
    select
      .selectFrom(rows.as('row'))
      .select(sql<unknown[]>`coalesce(json_agg(row), '[]')`.as('openings'))
      .as('openings'),
    open.select(sql<number>`count(*)`.as('total')).as('total'),
    sql<boolean>`app.may_apply()`.as('mayApply'),
  ])
}

const facts = [
  'projects.id',
  'title',
  'status',
  'scope_of_work as scopeOfWork',
  'software_systems as softwareSystems',
  'seniority_level as seniorityLevel',
  'engagement_type as engagementType',
  'engagement_details as engagementDetails',
  'preferred_time_overlap as preferredTimeOverlap',
  'estimated_hires as estimatedHires',
  'start_date as startDate',
  'location',
  'duration',
  'pay_rate as payRate',
  'projects.created_at as createdAt',
] as const

/** The public facts alone, which is all that a visitor's door shows. */
export const findOpening = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('projects').select(facts).where('id', '=', id))

/** With the firm behind it: for workers and admins, and for the owner. */
export const findPostedOpening = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('projects')
      .leftJoin('buyers', 'buyers.id', 'buyer_id')
      .select(facts)
      .select(['company_name as companyName', 'email as buyerEmail'])
      .where('projects.id', '=', id),
  )

/** How the signed-in worker stands to a project, beside an application. */
export const readStanding = async (tx: Tx, id: string): Promise<{ isSaved: boolean; mayApply: boolean }> => {
  const saved = query.selectFrom('saved_projects').where('project_id', '=', id).where('worker_id', '=', me)
  const found = await tx.first(
    query.selectNoFrom((eb) => [eb.exists(saved).as('isSaved'), sql<boolean>`app.may_apply()`.as('mayApply')]),
  )
  return { isSaved: Boolean(found?.isSaved), mayApply: Boolean(found?.mayApply) }
}

export const insertSave = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .insertInto('saved_projects')
      .values({ project_id: projectId })
      .onConflict((conflict) => conflict.columns(['project_id', 'worker_id']).doNothing()),
  )

export const deleteSave = (tx: Tx, projectId: string) =>
  tx.count(query.deleteFrom('saved_projects').where('project_id', '=', projectId).where('worker_id', '=', me))
