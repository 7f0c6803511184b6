import { sql } from 'kysely'
import { openingPageSize } from '#domain/openings/opening.ts'
import type { Page } from '#domain/paging.ts'
import type { engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { spellingsOf } from '#domain/trade/software.ts'
import { type Found, foundIds, pageOf, withFound } from './found.ts'
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
const systemTags = (name: string) => spellingsOf(name).map((spelling) => `system:${spelling.toLowerCase()}`)

/** The other names of a system that is searched for; its own is among the words that are searched. */
const otherTags = (search: string) => (spellingsOf(search).length > 1 ? systemTags(search) : [])

const wishesOf = ({ engagementType, seniorityLevel, software }: List): string[][] => [
  ...(engagementType ? [[`type:${engagementType}`]] : []),
  ...(seniorityLevel ? [[`level:${seniorityLevel}`]] : []),
  ...(software ? [systemTags(software)] : []),
]

export const openingPage = (list: List): Page => ({
  page: list.page,
  size: openingPageSize,
  isNarrowed: list.search !== '' || wishesOf(list).length > 0,
})

/** One page of the open projects as JSON made by the database, with how the asking worker stands to each. */
export const openingListQuery = (list: List) => {
  const saves = query.selectFrom('saved_projects').select('project_id').where('worker_id', '=', me)
  const among = list.filter === 'saved' ? sql`array(${saves})` : sql`null`
  const found = sql<Found>`app.find_openings(${list.search}, ${otherTags(list.search)}::text[],
    ${JSON.stringify(wishesOf(list))}, ${among}, ${pageOf(openingPage(list))})`
  const rows = query
    .selectFrom(foundIds)
    .innerJoin('projects', 'projects.id', 'at.id')
    .select([
      'projects.id',
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
      eb('projects.id', 'in', saves).as('isSaved'),
    ])
    .orderBy('at.place')
  return withFound(found).selectNoFrom((select) => [
    select
      .selectFrom(rows.as('row'))
      .select(sql<unknown[]>`coalesce(json_agg(row), '[]')`.as('openings'))
      .as('openings'),
    select.selectFrom('found').select('total').as('total'),
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

/** The public facts alone, which is all a visitor may see. */
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
