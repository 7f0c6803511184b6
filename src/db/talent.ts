import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import type { Page } from '#domain/paging.ts'
import type { Offered } from '#domain/talent/offered.ts'
import { type TalentFilter, talentFilters, talentPageSize } from '#domain/talent/talent.ts'
import { tagsFor, tagsNamedBy } from '#domain/talent/term-tags.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { operatorFee } from './offers.ts'
import { query } from './session.ts'

type List = {
  page: number
  filter: TalentFilter
  search: string
  skills: string[]
  software: string[]
  list?: string | undefined
}

/** What people must be known to offer, and all who can where they are few. */
export type Offering = { offered: Offered; among: readonly string[] | null }

/** A buyer's policies show applicants as well; this list is of accepted talent, to all but admins. */
const isTalent = sql<boolean>`(status = 'accepted' or current_user = 'app_admin')`

export const talentColumns = [
  ...named('candidates', ['id', 'name', 'avatarUrl', 'status', 'card', 'workingHours', 'hasResume']),
  sql<boolean>`platform_access_granted_at is not null`.as('hasAccess'),
] as const

/**
 * What is left of someone's hours, what they ask, and when they confirmed it, as far as the caller may see it: one row by its key,
 * whose facts are opened once.
 */
export const offeredBy = (candidate: string) =>
  sql<Pick<StoredFacts, 'capacity' | 'confirmedOn' | 'rate' | 'rateTo'> | null>`(
    select to_jsonb(offered)
    from talent_facts f,
      jsonb_to_record(f.facts) as offered (capacity jsonb, "confirmedOn" text, rate numeric, "rateTo" numeric)
    where f.candidate_id = ${sql.ref(candidate)} and offered.capacity is not null)`

export const talentPage = ({ page, search, skills, software, list }: List, offering?: Offering): Page => ({
  page,
  size: talentPageSize,
  isNarrowed: search !== '' || skills.length + software.length > 0 || list !== undefined || offering !== undefined,
})

const findTalent = (list: List, page: Page, offering?: Offering) => {
  const { filter, search, skills, software } = list
  const { status, hasAccess }: { status?: string; hasAccess?: boolean } = talentFilters[filter]
  return rowsOf(
    'find_talent',
    search,
    status ?? null,
    hasAccess ?? false,
    JSON.stringify([...skills, ...software].map(tagsFor)),
    pageOf(page),
    list.list ?? null,
    sql`${tagsNamedBy(search)}::text[]`,
    ...(offering ? [sql`${JSON.stringify(offering.offered)}::jsonb`, sql`${offering.among}::uuid[]`] : []),
  )
}

/** One page of candidates as JSON made by the database, with the count of all that match. */
export const talentListQuery = (list: List, offering?: Offering) => {
  const found = findTalent(list, talentPage(list, offering), offering)
  const rows = query
    .selectFrom(foundIds)
    .innerJoin('candidates', 'candidates.id', 'at.id')
    .where(isTalent)
    .select(talentColumns)
    .select(offeredBy('candidates.id').as('offered'))
    .orderBy('at.place')
  return withFound(found).selectNoFrom((select) => [
    jsonArrayFrom(rows).as('talent'),
    select.selectFrom('found').select('total').as('total'),
    operatorFee.as('feeBasisPoints'),
  ])
}

/** How many match, as far as they are counted. */
export const talentCountQuery = (list: List, page: Page, offering?: Offering) =>
  query.selectFrom(findTalent(list, page, offering).as('found')).select('total')

export const talentQuery = ({ id }: { id: string }) =>
  query
    .selectFrom('candidates')
    .where(isTalent)
    .where('candidates.id', '=', id)
    .select(talentColumns)
    .select(offeredBy('candidates.id').as('offered'))
    .select(['public_profile as profile', operatorFee.as('feeBasisPoints')])
