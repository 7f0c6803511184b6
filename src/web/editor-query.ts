import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { endpointQuery } from './endpoint-query.ts'

/** What an editor starts with: always the newest version, and never refreshed while someone is typing. */
export const editorQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    ...endpointQuery(endpoint, input),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
