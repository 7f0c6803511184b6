import { queryOptions } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { call } from '../api.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(readDashboard, {}, { signal }),
})
