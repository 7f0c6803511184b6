import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listProjects, readProjectOverview } from '#contract/projects.ts'
import { call } from '../api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['projects', 'overview'],
  queryFn: ({ signal }) => call(readProjectOverview, {}, { signal }),
})

/** One page of the list. The one before stays until it is here. */
export const projectListQuery = (input: InputOf<typeof listProjects>) =>
  queryOptions({
    queryKey: ['projects', 'list', input],
    queryFn: ({ signal }) => call(listProjects, input, { signal }),
    placeholderData: keepPreviousData,
    meta: { saysSessionEnded: true },
  })
