import { expect, test } from 'vitest'
import { openIdMessages } from './messages.ts'

const google = { key: 'google', label: 'Google' }
const firm = { key: 'firm', label: 'Firm SSO' }

test.each([
  'down',
  'misconfigured',
  'denied',
  'refused',
  'expired',
  'mismatched',
  'unverified',
  'taken',
  'unlinked',
] as const)('a login that came to nothing names the provider: %s', (reason) => {
  expect(openIdMessages[reason]('Firm SSO')).toContain('Firm SSO')
})

test('admins are told where they log in, by name', () => {
  expect(openIdMessages.adminsMust([google])).toBe('Admins log in with Google here.')
  expect(openIdMessages.adminsMust([google, firm])).toBe('Admins log in with Google or Firm SSO here.')
  expect(openIdMessages.lastOfAdmin([firm])).toContain('Admins log in with Firm SSO here. Link another login')
})
