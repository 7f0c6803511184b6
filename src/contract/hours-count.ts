import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

/** Apart from the other endpoints of hours: every page asks it. */
export const countWeeks = endpoint({
  method: 'GET',
  path: '/api/weeks-waiting',
  access: ['talent', 'buyer'],
  summary: 'How many weeks wait for you: submitted ones of your firm, or returned ones of yours; up to a hundred',
  input: nothing,
  output: z.strictObject({ count: z.int() }),
})
