import { queryOptions } from '@tanstack/react-query'
import { readProject } from '#contract/projects.ts'
import { call } from '../api.ts'

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'one', id],
    queryFn: ({ signal }) => call(readProject, { id }, { signal }),
  })
