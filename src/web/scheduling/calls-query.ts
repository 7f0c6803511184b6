import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listIntroCalls } from '#contract/scheduling.ts'
import { call } from '../api.ts'

export const callsKey = ['intro-calls'] as const

/** One page of calls. The one before stays until it is here. */
export const callListQuery = (input: InputOf<typeof listIntroCalls>) =>
  queryOptions({
    queryKey: [...callsKey, input],
    queryFn: ({ signal }) => call(listIntroCalls, input, { signal }),
    placeholderData: keepPreviousData,
  })
