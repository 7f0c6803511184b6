import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { openingPageSize } from '#domain/openings/opening.ts'
import type { Page } from '#domain/paging.ts'
import type { engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { spellingsOf } from '#domain/trade/software.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { listedScope, publicColumns } from './projects.ts'
import { query, type Tx } from './session.ts'

type List = {
  page: number
  filter: 'all' | 'saved'
  search: string
  engagementType?: (typeof engagementTypes)[number] | undefined
  seniorityLevel?: (typeof seniorityLevels)[number] | undefined
  software?: string | undefined
}

const openingSummaryFields = [
  'id',
  'title',
  'status',
  'softwareSystems',
  'seniorityLevel',
  'engagementType',
  'estimatedHires',
  'startDate',
] as const

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

const saves = query.selectFrom('saved_projects').select('project_id').where('worker_id', '=', me)

const searchFor = (list: List, wishes: string[][], page: ReturnType<typeof pageOf>) =>
  rowsOf(
    'find_openings',
    list.search,
    sql`${otherTags(list.search)}::text[]`,
    JSON.stringify(wishes),
    list.filter === 'saved' ? sql`array(${saves})` : sql`null`,
    page,
  )

/** Openings of some ids in their order, with the caller's relation to each. */
const summariesOf = (ids: typeof foundIds) =>
  query
    .selectFrom(ids)
    .innerJoin('projects', 'projects.id', 'at.id')
    .select(named('projects', openingSummaryFields))
    .select((eb) => [
      listedScope,
      eb
        .exists(eb.selectFrom('applications').where('user_id', '=', me).whereRef('project_id', '=', 'projects.id'))
        .$castTo<boolean>()
        .as('hasApplied'),
      eb('projects.id', 'in', saves).$castTo<boolean>().as('isSaved'),
    ])
    .orderBy('at.place')

/** One page of the open projects as JSON made by the database, with the caller's relation to each. */
export const openingListQuery = (list: List) =>
  withFound(searchFor(list, wishesOf(list), pageOf(openingPage(list)))).selectNoFrom((select) => [
    jsonArrayFrom(summariesOf(foundIds)).as('openings'),
    select.selectFrom('found').select('total').as('total'),
    sql<boolean>`app.may_apply()`.as('mayApply'),
  ])

/** The newest of the openings that a list asks for, each in its current version; with `systems`, of those that want one of them. */
export const listNewestOpenings = (tx: Tx, list: List, limit: number, systems?: readonly string[]) => {
  const wishes = [...wishesOf(list), ...(systems ? [systems.flatMap(systemTags)] : [])]
  const page = sql`0::int, ${limit}::int, ${limit}::int`
  return tx.rows(
    withFound(searchFor(list, wishes, page))
      .selectFrom(foundIds)
      .innerJoin('projects', 'projects.id', 'at.id')
      .select(['projects.id', sql<string>`updated_at::text`.as('version')])
      .orderBy('at.place'),
  )
}

/** The openings of some ids in their order, and whether the caller may apply. */
export const readOpenings = (tx: Tx, ids: readonly string[]) =>
  tx.first(
    query.selectNoFrom(() => [
      jsonArrayFrom(
        summariesOf(
          sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'at'>(sql`at(id, place)`),
        ),
      ).as('openings'),
      sql<boolean>`app.may_apply()`.as('mayApply'),
    ]),
  )

/** As many of the newest as say what is wanted now, however many there are. */
const recentLimit = 1000

/** The software of recent open projects, most wanted first. */
export const openingSoftwareQuery = () =>
  query
    .selectFrom((from) =>
      from
        .selectFrom('projects')
        .select(sql<string>`unnest(software_systems)`.as('name'))
        .where('id', 'in', (recent) =>
          recent
            .selectFrom('projects')
            .select('id')
            .where('status', '=', 'Open')
            .orderBy('created_at', 'desc')
            .limit(recentLimit),
        )
        .as('wanted'),
    )
    .select('name')
    .groupBy('name')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('name')

/** The public facts alone, which is all a visitor may see. */
export const findOpening = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('projects').select(publicColumns).where('id', '=', id))

/** With the firm behind it: for talent, admins and the owner. */
export const findPostedOpening = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('projects')
      .leftJoin('buyers', 'buyers.id', 'buyer_id')
      .select(publicColumns)
      .select(['company_name as companyName', 'email as buyerEmail'])
      .where('projects.id', '=', id),
  )

/** The signed-in person's relation to a project, besides an application. */
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
