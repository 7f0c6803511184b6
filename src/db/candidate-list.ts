import { type RawBuilder, sql } from 'kysely'
import {
  type CandidateFilter,
  type CandidateSort,
  candidateSorts,
  type SortDirection,
} from '#domain/candidates/list.ts'
import { lacksConfirmation } from './accounts.ts'
import { type Found, foundIds, pageOf, withFound } from './found.ts'
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
  sql<Found>`app.find_candidates(${asked.search}, ${asked.status === 'all' ? null : asked.status},
    ${asked.subscribed}, ${asked.agreed}, ${candidateSorts[asked.sort]}, ${asked.direction === 'desc'}, ${page})`

const listed = [
  'candidates.id',
  'name',
  'email',
  'whatsapp',
  'status',
  'created_at as createdAt',
  'resume_size_bytes as resumeSizeBytes',
  'interview_scheduled_at as interviewScheduledAt',
  'interview_notes as interviewNotes',
  'rejection_reason as rejectionReason',
] as const

const asList = sql<unknown[]>`coalesce(json_agg(row), '[]')`

const foundRows = () =>
  query
    .selectFrom(foundIds)
    .innerJoin('candidates', 'candidates.id', 'at.id')
    .select(listed)
    .select([lacksScorecard.as('lacksScorecard'), lacksConfirmation.as('lacksConfirmation')])
    .orderBy('at.place')

/** The candidates of these ids, newest first. */
export const chosenCandidates = (ids: string[]) => {
  const rows = query.selectFrom('candidates').select(listed).where('id', 'in', ids).orderBy('created_at', 'desc')
  return query.selectFrom(rows.as('row')).select(asList.as('candidates'))
}

/** The ids of so many candidates in order, without counting them. */
export const candidateIdsQuery = (asked: CandidateSelection, { skip, size }: { skip: number; size: number }) =>
  query.selectFrom(find(asked, sql`${skip}::int, ${size}::int, 0`).as('found')).select('ids')

/** The candidates of these ids, as they come. */
export const candidatesInOrder = (ids: string[]) => {
  const places = sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'at'>(sql`at(id, place)`)
  const rows = query.selectFrom(places).innerJoin('candidates', 'candidates.id', 'at.id').select(listed)
  return query.selectFrom(rows.orderBy('at.place').as('row')).select(asList.as('candidates'))
}

/** So many of the candidates in order, without counting them. */
export const candidateExportQuery = (asked: CandidateSelection, { skip, size }: { skip: number; size: number }) =>
  withFound(find(asked, sql`${skip}::int, ${size}::int, 0`)).selectNoFrom((select) => [
    select.selectFrom(foundRows().as('row')).select(asList.as('rows')).as('candidates'),
  ])

/** One page of candidates as JSON made by the database, with the count of all that match and of every status. */
export const candidateListQuery = (asked: List) => {
  const counts = query
    .selectFrom('candidate_tally')
    .select(['status', (count) => count.fn.sum('change').as('count')])
    .groupBy('status')
  return withFound(find(asked, pageOf(candidatePage(asked)))).selectNoFrom((select) => [
    select.selectFrom(foundRows().as('row')).select(asList.as('rows')).as('candidates'),
    select.selectFrom('found').select('total').as('total'),
    select
      .selectFrom(counts.as('counted'))
      .select(sql<Record<string, number>>`coalesce(json_object_agg(status, count), '{}')`.as('counts'))
      .as('counts'),
  ])
}
