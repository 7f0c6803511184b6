import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'signed-in',
  summary: 'Whether the signed-in person has a private calendar link, and since when',
  input: nothing,
  output: z.strictObject({ createdAt: z.nullable(moment) }),
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'signed-in',
  summary: 'Create a private calendar link, which is shown only now; an earlier one stops working',
  input: nothing,
  output: z.strictObject({ createdAt: moment, url: z.url() }),
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'signed-in',
  summary: 'Make the private calendar link stop working',
  input: nothing,
  output: z.strictObject({ createdAt: z.null() }),
})
