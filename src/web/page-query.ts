import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { endpointQuery } from './endpoint-query.ts'

/** One page of a list. The previous page stays until it has loaded. */
export const pageQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({ ...endpointQuery(endpoint, input), placeholderData: keepPreviousData })
