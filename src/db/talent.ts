import { sql } from 'kysely'
import { type TalentFilter, talentFilters, talentPageSize, termsFor } from '#domain/talent/talent.ts'
import { literalPattern } from './literal-pattern.ts'
import { query } from './session.ts'

type List = { page: number; filter: TalentFilter; search: string; skills: string[]; software: string[] }

/** A buyer's policies show applicants as well; this list is of accepted talent, to all but admins. */
const isTalent = sql<boolean>`(status = 'accepted' or current_user = 'app_admin')`

const card = [
  'id',
  'name',
  'avatar_url as avatarUrl',
  'status',
  sql<boolean>`platform_access_granted_at is not null`.as('hasAccess'),
  'card',
  'working_hours as workingHours',
  'has_resume as hasResume',
] as const

const named = (search: string) =>
  sql<boolean>`(name ilike ${literalPattern(search)}
    or id in (select app.candidates_with_email(${literalPattern(search)})))`

/** One page of candidates as JSON made by the database, with the count of all that match. */
export const talentListQuery = ({ page, filter, search, skills, software }: List) => {
  const { status, hasAccess }: { status?: string; hasAccess?: boolean } = talentFilters[filter]
  let found = query.selectFrom('candidates').where(isTalent)
  if (status) found = found.where('status', '=', status as 'accepted')
  if (hasAccess) found = found.where('platform_access_granted_at', 'is not', null)
  if (search) found = found.where(named(search))
  for (const word of [...skills, ...software])
    found = found.where('terms', '&&', sql<string[]>`${termsFor(word)}::text[]`)
  const rows = found
    .select(card)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(talentPageSize)
    .offset((page - 1) * talentPageSize)
  return query.selectNoFrom((select) => [
    select.selectFrom(rows.as('row')).select(sql<unknown[]>`coalesce(json_agg(row), '[]')`.as('talent')).as('talent'),
    found.select(sql<number>`count(*)`.as('total')).as('total'),
  ])
}

export const talentQuery = ({ id }: { id: string }) =>
  query.selectFrom('candidates').where(isTalent).where('id', '=', id).select(card).select('public_profile as profile')
