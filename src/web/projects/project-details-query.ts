import { queryOptions } from '@tanstack/react-query'
import { readProjectDetails } from '#contract/projects.ts'
import { call } from '../api.ts'

/** What the editors begin with: always the newest, and never changed under the hands of whoever types. */
export const projectDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'details', id],
    queryFn: ({ signal }) => call(readProjectDetails, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
