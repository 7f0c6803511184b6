import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listJobs } from '#contract/jobs.ts'
import { call } from '../api.ts'

export const jobsKey = ['jobs'] as const

export const jobListQuery = (input: InputOf<typeof listJobs>) =>
  queryOptions({
    queryKey: [...jobsKey, input],
    queryFn: ({ signal }) => call(listJobs, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
