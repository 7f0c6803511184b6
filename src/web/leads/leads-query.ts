import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listLeads } from '#contract/leads.ts'
import { call } from '../api.ts'

export const leadsKey = ['leads'] as const

/** One page of the list. The one before stays until it is here. */
export const leadListQuery = (input: InputOf<typeof listLeads>) =>
  queryOptions({
    queryKey: [...leadsKey, input],
    queryFn: ({ signal }) => call(listLeads, input, { signal }),
    placeholderData: keepPreviousData,
  })
