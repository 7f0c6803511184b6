import { queryOptions } from '@tanstack/react-query'
import { readNotifications } from '#contract/notifications.ts'
import { call } from '../api.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(readNotifications, {}, { signal }),
})
