import * as z from 'zod/mini'
import { roles } from '#domain/accounts/role.ts'
import { retention, retentionReasons } from '#domain/retention/retention.ts'
import { endpoint, nothing } from './endpoint.ts'

export const readRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  access: 'admin',
  summary: 'After how many days unconfirmed, rejected and inactive accounts are removed',
  input: nothing,
  output: retention,
})

export const saveRetention = endpoint({
  method: 'PUT',
  path: '/api/retention',
  access: 'admin',
  summary: 'Change after how many days accounts are removed; everyone is warned by email 14 days before',
  input: retention,
  output: retention,
})

const expiredPerson = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(roles),
  reason: z.enum(retentionReasons),
  /** Since when it is unconfirmed, rejected or inactive. */
  since: z.iso.datetime({ offset: true }),
})

export const previewRetention = endpoint({
  method: 'POST',
  path: '/api/retention/preview',
  access: 'admin',
  summary: 'Whose account has expired under the given settings, the longest expired first; nothing is removed',
  changesNothing: true,
  input: retention,
  output: z.strictObject({ people: z.array(expiredPerson), total: z.int(), isTotalExact: z.boolean() }),
})
