import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  type AllProjectsSort,
  allProjectsPageSize,
  type ProjectState,
  type StateFilter,
} from '#domain/projects/all-projects.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query } from './session.ts'

type Selection = { search: string; state: StateFilter; sort: AllProjectsSort; page: number }

export const allProjectsPage = ({ page, search }: Selection) => ({
  page,
  size: allProjectsPageSize,
  isNarrowed: search !== '',
})

const projects = query
  .selectFrom('projects')
  .innerJoin('project_search as counted', 'counted.id', 'projects.id')
  .leftJoin('firms', 'firms.id', 'projects.firm_id')
  .select(named('projects', ['id', 'title', 'firmId', 'estimatedHires', 'createdAt']))
  .select(['firms.name as firm', 'counted.applications', 'counted.hired'])
  .select(sql<ProjectState>`case when taken_down_at is null then projects.status else 'taken-down' end`.as('state'))

/** One page of every firm's projects as JSON made by the database, and how many there are. */
export const allProjectsQuery = (asked: Selection) =>
  withFound(
    rowsOf('find_projects', asked.search, asked.state, asked.sort, pageOf(allProjectsPage(asked))),
  ).selectNoFrom((select) => [
    jsonArrayFrom(projects.innerJoin(foundIds, 'at.id', 'projects.id').orderBy('at.place')).as('projects'),
    select.selectFrom('found').select('total').as('total'),
  ])
