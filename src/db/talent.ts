import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Page } from '#domain/paging.ts'
import { type TalentFilter, talentFilters, talentPageSize } from '#domain/talent/talent.ts'
import { tagsFor, tagsNamedBy } from '#domain/talent/term-tags.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query } from './session.ts'

type List = {
  page: number
  filter: TalentFilter
  search: string
  skills: string[]
  software: string[]
  list?: string | undefined
}

/** A buyer's policies show applicants as well; this list is of accepted talent, to all but admins. */
const isTalent = sql<boolean>`(status = 'accepted' or current_user = 'app_admin')`

export const talentColumns = [
  ...named('candidates', ['id', 'name', 'avatarUrl', 'status', 'card', 'workingHours', 'hasResume']),
  sql<boolean>`platform_access_granted_at is not null`.as('hasAccess'),
] as const

export const talentPage = ({ page, search, skills, software, list }: List): Page => ({
  page,
  size: talentPageSize,
  isNarrowed: search !== '' || skills.length + software.length > 0 || list !== undefined,
})

/** One page of candidates as JSON made by the database, with the count of all that match. */
export const talentListQuery = (list: List) => {
  const { filter, search, skills, software } = list
  const { status, hasAccess }: { status?: string; hasAccess?: boolean } = talentFilters[filter]
  const found = rowsOf(
    'find_talent',
    search,
    status ?? null,
    hasAccess ?? false,
    JSON.stringify([...skills, ...software].map(tagsFor)),
    pageOf(talentPage(list)),
    list.list ?? null,
    sql`${tagsNamedBy(search)}::text[]`,
  )
  const rows = query
    .selectFrom(foundIds)
    .innerJoin('candidates', 'candidates.id', 'at.id')
    .where(isTalent)
    .select(talentColumns)
    .orderBy('at.place')
  return withFound(found).selectNoFrom((select) => [
    jsonArrayFrom(rows).as('talent'),
    select.selectFrom('found').select('total').as('total'),
  ])
}

export const talentQuery = ({ id }: { id: string }) =>
  query
    .selectFrom('candidates')
    .where(isTalent)
    .where('candidates.id', '=', id)
    .select(talentColumns)
    .select('public_profile as profile')
