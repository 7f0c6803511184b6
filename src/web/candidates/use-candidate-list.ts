import { queryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listCandidates } from '#contract/candidates.ts'
import { loadRetries, usualCandidatePageSize } from '#domain/candidates/list.ts'
import { Problem } from '#domain/problem.ts'
import { pageQuery } from '../page-query.ts'
import { listAddress } from '../ui/list-address.ts'

const { page, size, search, status, subscribed, agreed, sort, direction } = listCandidates.input.shape

/** The URL says what is listed; invalid values in it are ignored. */
export const listed = z.object({
  page: z.catch(page, 1),
  size: z.catch(size, usualCandidatePageSize),
  search: z.catch(search, ''),
  status: z.catch(status, 'all'),
  subscribed: z.catch(subscribed, false),
  agreed: z.catch(agreed, false),
  sort: z.catch(sort, 'applied'),
  direction: z.catch(direction, 'desc'),
})
export type CandidateList = z.output<typeof listed>

const usual = listed.parse({})

/** Only what differs from the defaults is in the URL. */
export const listSearch = (shown: CandidateList) => listAddress(usual, shown, shown)

const listInput = ({ subscribed, agreed, ...rest }: CandidateList) => ({
  ...rest,
  subscribed: subscribed ? ('true' as const) : ('false' as const),
  agreed: agreed ? ('true' as const) : ('false' as const),
})

/** Retrying helps when the network or the server failed, not when the request was refused. */
const isWorthRetrying = (error: Error) =>
  !(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal'

export const candidateListQuery = (shown: CandidateList) =>
  queryOptions({
    ...pageQuery(listCandidates, listInput(shown)),
    retry: (failures, error) => failures < loadRetries.count && isWorthRetrying(error),
    retryDelay: (failures) => loadRetries.delayMs(failures + 1),
  })

/** The filter and the order, without the page. */
export const filterOf = (shown: CandidateList) => {
  const { page: _, size: __, ...filter } = listInput(shown)
  return filter
}

export function useCandidateList() {
  const shown = listed.parse(useSearch({ from: '/framed/admin' }))
  const navigate = useNavigate({ from: '/admin' })
  /** Typing adds one history entry, not one per keystroke. */
  const change = (changes: Partial<CandidateList>, { replace = Boolean(changes.search && shown.search) } = {}) =>
    void navigate({ search: listAddress(usual, shown, changes), replace, resetScroll: false })
  return { shown, change }
}
export type ChangeList = ReturnType<typeof useCandidateList>['change']
