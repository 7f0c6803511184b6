import { expect, test } from 'vitest'
import { login } from './login.ts'

const messages = (input: object) => login.safeParse(input).error?.issues.map(({ message }) => message)

test('Remember me is on unless said otherwise', () => {
  const given = { email: 'Ellen@example.com', password: 'kestrel' }
  expect(login.parse(given)).toEqual({ email: 'ellen@example.com', password: 'kestrel', remember: true })
  expect(login.parse({ ...given, remember: false }).remember).toBe(false)
})

test('what is missing is named first', () => {
  expect(messages({ email: '', password: '' })?.slice(0, 2)).toEqual([
    'Please enter a valid email address.',
    'Please enter your password.',
  ])
  expect(messages({ email: 'ellen@example.com', password: 'kestr' })).toEqual([
    'Password must be at least 6 characters.',
  ])
})

test('an unknown field is refused', () => {
  expect(login.safeParse({ email: 'ellen@example.com', password: 'kestrel', role: 'admin' }).success).toBe(false)
})
