import { expect, test } from 'vitest'
import { canKeep, maskedEmail } from './merge.ts'

const none = { hasAccount: false, hasConfirmed: false }
const unused = { hasAccount: true, hasConfirmed: false }
const used = { hasAccount: true, hasConfirmed: true }

test.each([
  [used, used, true],
  [used, unused, true],
  [unused, used, false],
  [unused, unused, true],
  [none, none, true],
  [none, unused, false],
  [none, used, false],
  [unused, none, true],
])('%j takes in %j: %s', (kept, other, answer) => expect(canKeep(kept, other)).toBe(answer))

test('an address is known again by its owner alone', () => {
  expect(maskedEmail('rosa.q@example.com')).toBe('r…@example.com')
  expect(maskedEmail('r@example.com')).toBe('r…@example.com')
})
