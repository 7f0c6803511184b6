import { expect, test } from 'vitest'
import { canKeep, cannotKeep, maskedApart, maskedEmail, mergedMessage, pairGone } from './merge.ts'

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

test.each([
  ['omar@example.org', 'rosa@example.org', ['o…@example.org', 'r…@example.org']],
  ['omar@example.org', 'omar@example.com', ['o…@example.org', 'o…@example.com']],
  ['omar.haddad@example.org', 'omar.haddad+books@example.org', ['o…d@example.org', 'o…s@example.org']],
  ['ana.cruz@example.org', 'anna.cruz@example.org', ['ana…@example.org', 'ann…@example.org']],
  ['a@example.org', 'ab@example.org', ['a…@example.org', 'a…b@example.org']],
  ['maria1santos@example.org', 'maria2santos@example.org', ['maria1…@example.org', 'maria2…@example.org']],
])('%s and %s are masked, and told apart', (one, other, masked) => expect(maskedApart(one, other)).toEqual(masked))

test('two addresses that differ only inside show the letter that differs', () => {
  const masked = maskedApart('maria-teresa-1-santos@example.org', 'maria-teresa-2-santos@example.org')
  expect(masked).toEqual(['m…1…@example.org', 'm…2…@example.org'])
})
