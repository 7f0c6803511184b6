import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDuplicates } from '#contract/duplicates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '../api.ts'

export const duplicatesKey = ['duplicates'] as const

/** One page of pairs. The one before stays until it is here. */
export const duplicatesQuery = (input: InputOf<typeof listDuplicates>) =>
  queryOptions({
    queryKey: [...duplicatesKey, input],
    queryFn: ({ signal }) => call(listDuplicates, input, { signal }),
    placeholderData: keepPreviousData,
  })
