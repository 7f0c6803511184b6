import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

/** Apart from the other endpoints of their features: every page asks these. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/unread-threads',
  access: ['talent', 'buyer', 'admin'],
  summary: 'In how many conversations you have something to read',
  input: nothing,
  output: z.strictObject({ count: z.int() }),
})

export const countNotices = endpoint({
  method: 'GET',
  path: '/api/unread-notices',
  access: ['talent', 'buyer', 'admin'],
  summary: 'How many notices you have not read, up to a hundred',
  input: nothing,
  output: z.strictObject({ count: z.int() }),
})
