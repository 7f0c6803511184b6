import { expect, test } from 'vitest'
import { canKeep, cannotKeep, maskedEmail, mergedMessage, pairGone } from './merge.ts'

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

test('who logs in with a merged account learns which one to use, without its whole address', () => {
  expect(mergedMessage('rosa.q@example.com')).toContain('log in with r…@example.com.')
})

test('a refusal is a conflict, a pair that is gone is not there', () => {
  expect([cannotKeep().code, pairGone().code]).toEqual(['conflict', 'not_found'])
})
