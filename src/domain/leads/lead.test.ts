import { expect, test } from 'vitest'
import { missingEmailMessage } from '../accounts/email.ts'
import { lead, leadLimits } from './lead.ts'

test.each([
  [{ email: ' Ellen@Example.com ' }, { email: 'ellen@example.com' }],
  [
    { email: 'ellen@example.com', fax: 'a'.repeat(1000) },
    { email: 'ellen@example.com', fax: 'a'.repeat(1000) },
  ],
])('a lead is an address, and what a bot may add', (sent, read) => {
  expect(lead.parse(sent)).toEqual(read)
})

test.each([
  {},
  { email: 'ellen' },
  { email: 'ellen@example.com', fax: 'a'.repeat(1001) },
  { email: 'a@b.com', name: 'E' },
])('%j is refused', (sent) => {
  expect(lead.safeParse(sent).success).toBe(false)
})

test.each(['', '   '])('an empty address is a missing one: %j', (email) => {
  expect(lead.safeParse({ email }).error?.issues[0]?.message).toBe(missingEmailMessage)
})

test.each([
  ['perNetwork', 20, 1],
  ['mailPerAddress', 1, 24],
  ['mails', 60, 1],
] as const)('%s is limited to %i in %i hours', (name, limit, hours) => {
  expect(leadLimits[name]).toMatchObject({ limit, windowSeconds: hours * 3600 })
})
