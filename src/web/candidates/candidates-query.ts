import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCandidates, readCandidate } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { loadRetries } from '#domain/candidates/list.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'

export const candidatesKey = ['candidates'] as const

/** Asking again helps where the way or the server failed, not where the answer is no. */
const isWorthRetrying = (error: Error) =>
  !(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal'

/** One page of the list. The one before stays until it is here. */
export const candidateListQuery = (input: InputOf<typeof listCandidates>) =>
  queryOptions({
    queryKey: [...candidatesKey, 'list', input],
    queryFn: ({ signal }) => call(listCandidates, input, { signal }),
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < loadRetries.count && isWorthRetrying(error),
    retryDelay: (failures) => loadRetries.delayMs(failures + 1),
  })

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, 'one', id],
    queryFn: ({ signal }) => call(readCandidate, { id }, { signal }),
  })
