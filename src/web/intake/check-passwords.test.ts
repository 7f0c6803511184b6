import { expect, test } from 'vitest'
import { passwordMessages } from '#domain/accounts/password.ts'
import { checkPasswords } from './check-passwords.ts'

const strong = 'granite-heron-42'

test('two equal passwords that are long enough pass', () => {
  expect(checkPasswords({ password: strong, confirmPassword: strong })).toEqual({})
})

test('a password that differs from its confirmation is told there', () => {
  expect(checkPasswords({ password: strong, confirmPassword: `${strong}!` })).toEqual({
    confirmPassword: passwordMessages.mismatch,
  })
})

test('a weak password is told at the password, though both are equal', () => {
  expect(Object.keys(checkPasswords({ password: 'a', confirmPassword: 'a' }))).toEqual(['password'])
})
