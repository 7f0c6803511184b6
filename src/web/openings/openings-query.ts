import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { listOpenings, readOpening } from '#contract/openings.ts'
import { call } from '../api.ts'

export type OpeningSummary = OutputOf<typeof listOpenings>['openings'][number]
export type OpeningView = OutputOf<typeof readOpening>

/** The page before stays until the next one is here. */
export const openingsQuery = (input: InputOf<typeof listOpenings>) =>
  queryOptions({
    queryKey: ['openings', 'list', input],
    queryFn: ({ signal }) => call(listOpenings, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const openingQuery = (id: string) =>
  queryOptions({
    queryKey: ['openings', 'one', id],
    queryFn: ({ signal }) => call(readOpening, { id }, { signal }),
  })
