import { queryOptions } from '@tanstack/react-query'
import { readIntroCallHours } from '#contract/scheduling.ts'
import { call } from '../api.ts'

export const hoursQuery = queryOptions({
  queryKey: ['intro-call-hours'],
  queryFn: ({ signal }) => call(readIntroCallHours, {}, { signal }),
})
