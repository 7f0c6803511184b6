import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { call } from './api.ts'

type Parameters = Readonly<Record<string, unknown>>

/** Everything read at an endpoint's path or below it: with /api/projects also /api/projects/:id and its applications. */
export const resourceKey = ({ path }: Endpoint, parameters: Parameters = {}): unknown[] =>
  path
    .split('/')
    .slice(2)
    .map((part) => (part.startsWith(':') ? parameters[part.slice(1)] : part))

/** Every response of one endpoint, whatever the input. */
export const endpointKey = (endpoint: Endpoint, parameters?: Parameters): unknown[] => [
  ...resourceKey(endpoint, parameters),
  endpoint.method,
]

/** An endpoint's response as a query. Its key is the path and the input, so no two places can disagree on it. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: [...endpointKey(endpoint, input as Parameters), input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
