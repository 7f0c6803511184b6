import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../api.ts'

export type Session = OutputOf<typeof listSessions>['sessions'][number]

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
})
