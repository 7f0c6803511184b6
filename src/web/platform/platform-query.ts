import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPlatform } from '#contract/platform.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'

export const platformQuery = (page: number) =>
  queryOptions({
    queryKey: ['platform', page],
    queryFn: ({ signal }) => call(readPlatform, { page }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Access that was not granted, or was taken back: the words say which. */
export const isAccessRefused = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'forbidden'
