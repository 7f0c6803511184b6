import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  type CandidateFilter,
  type CandidateSort,
  candidateSorts,
  type SortDirection,
} from '#domain/candidates/list.ts'
import { lacksConfirmation } from './accounts.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { lacksScorecard } from './scorecards.ts'
import { query } from './session.ts'

type CandidateSelection = {
  search: string
  status: CandidateFilter
  subscribed: boolean
  agreed: boolean
  sort: CandidateSort
  direction: SortDirection
}

type List = CandidateSelection & { page: number; size: number }

export const candidatePage = ({ page, size, search }: List) => ({ page, size, isNarrowed: search !== '' })

const find = (asked: CandidateSelection, page: RawBuilder<unknown>) =>
  rowsOf(
    'find_candidates',
    asked.search,
    asked.status === 'all' ? null : asked.status,
    asked.subscribed,
    asked.agreed,
    candidateSorts[asked.sort],
    asked.direction === 'desc',
    page,
  )

const listed = named('candidates', [
  'id',
  'name',
  'email',
  'whatsapp',
  'status',
  'createdAt',
  'resumeSizeBytes',
  'interviewScheduledAt',
  'interviewNotes',
  'rejectionReason',
])

/** What reviewers gave, and what stands first in the profile, as the list sorts by it. */
const shownFacts = [
  sql<number | null>`app.candidate_score(candidates.id)`.as('score'),
  sql<string | null>`app.card_country(card)`.as('country'),
  sql<string[]>`coalesce(card -> 'credentials', '[]')`.as('credentials'),
  sql<string[]>`coalesce(card -> 'software', '[]')`.as('software'),
] as const

const foundRows = () =>
  query
    .selectFrom(foundIds)
    .innerJoin('candidates', 'candidates.id', 'at.id')
    .select(listed)
    .select(shownFacts)
    .select([lacksScorecard.as('lacksScorecard'), lacksConfirmation.as('lacksConfirmation')])
    .orderBy('at.place')

/** The candidates of these ids, newest first. */
export const chosenCandidates = (ids: string[]) => {
  const rows = query.selectFrom('candidates').select(listed).where('id', 'in', ids).orderBy('created_at', 'desc')
  return query.selectNoFrom(jsonArrayFrom(rows).as('candidates'))
}

/** The ids of so many candidates in order, without counting them. */
export const candidateIdsQuery = (asked: CandidateSelection, { skip, size }: { skip: number; size: number }) =>
  query.selectFrom(find(asked, sql`${skip}::int, ${size}::int, 0`).as('found')).select('ids')

/** The candidates of these ids, as they come. */
export const candidatesInOrder = (ids: string[]) => {
  const places = sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'at'>(sql`at(id, place)`)
  const rows = query.selectFrom(places).innerJoin('candidates', 'candidates.id', 'at.id').select(listed)
  return query.selectNoFrom(jsonArrayFrom(rows.orderBy('at.place')).as('candidates'))
}

/** So many of the candidates in order, without counting them. */
export const candidateExportQuery = (asked: CandidateSelection, { skip, size }: { skip: number; size: number }) =>
  withFound(find(asked, sql`${skip}::int, ${size}::int, 0`)).selectNoFrom(jsonArrayFrom(foundRows()).as('candidates'))

/** One page of candidates as JSON made by the database, with the count of all that match and of every status. */
export const candidateListQuery = (asked: List) => {
  const counts = query
    .selectFrom('candidate_tally')
    .select(['status', (count) => count.fn.sum('change').as('count')])
    .groupBy('status')
  return withFound(find(asked, pageOf(candidatePage(asked)))).selectNoFrom((select) => [
    jsonArrayFrom(foundRows()).as('candidates'),
    select.selectFrom('found').select('total').as('total'),
    select
      .selectFrom(counts.as('counted'))
      .select(sql<Record<string, number>>`coalesce(json_object_agg(status, count), '{}')`.as('counts'))
      .as('counts'),
  ])
}
