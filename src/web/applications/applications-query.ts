import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listApplications, readApplication } from '#contract/applications.ts'
import type { ApplicationFilter, ApplicationSort } from '#domain/applications/list.ts'
import { call } from '../api.ts'

export type ListState = { filter: ApplicationFilter; sort: ApplicationSort; page: number }

export const applicationsOf = (projectId: string) => ['applications', projectId] as const

export const applicationsQuery = (projectId: string, state: ListState) =>
  queryOptions({
    queryKey: [...applicationsOf(projectId), state],
    queryFn: ({ signal }) => call(listApplications, { id: projectId, ...state }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The few that were chosen to be compared, wherever in the list they are. */
export const comparisonQuery = (projectId: string, ids: string[]) =>
  queryOptions({
    queryKey: [...applicationsOf(projectId), ids],
    queryFn: ({ signal }) => call(listApplications, { id: projectId, only: ids.join(',') }, { signal }),
    placeholderData: keepPreviousData,
  })

export const applicationQuery = (projectId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationsOf(projectId), 'one', id],
    queryFn: ({ signal }) => call(readApplication, { id }, { signal }),
  })
