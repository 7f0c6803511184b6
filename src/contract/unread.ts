import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

/** Apart from the other endpoints of conversations: every page asks it. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/unread-threads',
  access: ['talent', 'buyer', 'admin'],
  summary: 'In how many conversations you have something to read',
  input: nothing,
  output: z.strictObject({ count: z.int() }),
})
