import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listActs } from '#contract/record.ts'
import { call } from '../api.ts'

/** One page of the record. The one before stays until it is here. */
export const recordQuery = (input: InputOf<typeof listActs>) =>
  queryOptions({
    queryKey: ['record', input],
    queryFn: ({ signal }) => call(listActs, input, { signal }),
    placeholderData: keepPreviousData,
  })
