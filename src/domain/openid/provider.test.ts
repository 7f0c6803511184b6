import { expect, test } from 'vitest'
import { openIdLifetimeSeconds, providerKey } from './provider.ts'

test.each([
  ['google', true],
  ['firm-2', true],
  ['a', true],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['', false],
  ['2firm', false],
  ['-firm', false],
  ['Google', false],
  ['google/..', false],
  ['../google', false],
])('the key %j may stand in an address: %s', (key, isKey) => expect(providerKey.safeParse(key).success).toBe(isKey))

test('a login at a provider may take ten minutes', () => expect(openIdLifetimeSeconds).toBe(600))
