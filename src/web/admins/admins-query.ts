import { queryOptions } from '@tanstack/react-query'
import { listAdmins } from '#contract/admins.ts'
import { call } from '../api.ts'

export const adminsQuery = queryOptions({
  queryKey: ['admins'],
  queryFn: ({ signal }) => call(listAdmins, {}, { signal }),
})
