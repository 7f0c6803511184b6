import { expect, test } from 'vitest'
import { mailActionsFrom, mailFilters } from './list.ts'

test.each([
  ['failed', ['resend']],
  ['queued', []],
  ['sent', []],
] as const)('what may be done about a mail that is %s', (status, actions) => {
  expect(mailActionsFrom(status)).toEqual(actions)
})

test('one may filter by every status, or not at all', () => {
  expect(mailFilters).toEqual(['all', 'queued', 'sent', 'failed', 'dropped'])
})
