import { queryOptions } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { call } from '../api.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(readDashboard, {}, { signal }),
  // The scanner needs seconds; whoever waits for it sees the end of it.
  refetchInterval: ({ state }) => state.data?.candidate?.resume?.lock === 'pending' && 5000,
})
