import { expect, test } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import { checkMe } from './check-me.ts'

const whole = { id: '5f0c6f0e-2b9c-4d55-9a51-0d6f3c1f7a10', role: 'buyer' } as Me

test('who has an id and a role is let through', () => {
  expect(checkMe(whole)).toBe(whole)
})

test.each([
  ['nobody', null],
  ['nothing', undefined],
  ['no id', { ...whole, id: '' }],
  ['no role', { ...whole, role: undefined }],
  ['an unknown role', { ...whole, role: 'guest' }],
])('%s is refused', (_, me) => {
  expect(() => checkMe(me as Me)).toThrow(new Problem('internal', loginMessages.noUserId))
})
