import { type EngagementFilter, engagementPageSize } from '#domain/engagements/list.ts'
import type { Page } from '#domain/paging.ts'
import { pageOf, rowsOf } from './found.ts'
import { query } from './session.ts'

type Selection = { filter: EngagementFilter; page: number }

/** Counting is bounded like that of a search: rows are looked up in other tables. */
export const engagementPage = ({ page }: Selection): Page => ({ page, size: engagementPageSize, isNarrowed: true })

/** One page of everyone's engagements, each with what is wrong with it. */
export const allEngagementsQuery = (asked: Selection) =>
  query
    .selectFrom(rowsOf('find_engagements', asked.filter, pageOf(engagementPage(asked))).as('found'))
    .select(['id', 'title', 'firm', 'talent', 'status', 'starts_on as startsOn', 'kinds', 'since', 'total'])
