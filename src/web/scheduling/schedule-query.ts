import { queryOptions } from '@tanstack/react-query'
import { listSlots, readIntroCall, readSchedule } from '#contract/scheduling.ts'
import { call } from '../api.ts'

/** Who books here, or null. Asked anew at each visit: the link to the resume lives for five minutes. */
export const scheduleQuery = (candidate?: string) =>
  queryOptions({
    queryKey: ['schedule', candidate ?? 'own'],
    queryFn: async ({ signal }) => (await call(readSchedule, { candidate }, { signal })).schedule,
    refetchInterval: 4 * 60_000,
  })

export const slotsQuery = queryOptions({
  queryKey: ['intro-call-slots'],
  queryFn: ({ signal }) => call(listSlots, {}, { signal }),
})

export const introCallQuery = (token: string) =>
  queryOptions({
    queryKey: ['intro-call', token],
    queryFn: ({ signal }) => call(readIntroCall, { token }, { signal }),
  })
