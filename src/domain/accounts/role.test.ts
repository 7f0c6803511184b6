import { expect, test } from 'vitest'
import { isRole } from './role.ts'

test.each([
  ['talent', true],
  ['buyer', true],
  ['admin', true],
  ['owner', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a role: %s', (role, answer) => expect(isRole(role)).toBe(answer))
