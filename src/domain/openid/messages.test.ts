import { expect, test } from 'vitest'
import { openIdMessages } from './messages.ts'

const google = { key: 'google', label: 'Google' }
const firm = { key: 'firm', label: 'Firm SSO' }

test('admins are told where they log in, by name', () => {
  expect(openIdMessages.adminsMust([google])).toBe('Admins log in with Google here.')
  expect(openIdMessages.adminsMust([google, firm])).toBe('Admins log in with Google or Firm SSO here.')
})
