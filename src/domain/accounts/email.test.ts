import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailAddress, invalidEmailMessage } from './email.ts'

test.each([
  ['  Ellen.Reed@Example.COM ', 'ellen.reed@example.com'],
  ['a+b@sub.example.co', 'a+b@sub.example.co'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j is one mailbox', (typed, stored) => {
  expect(emailAddress.parse(typed)).toBe(stored)
})

test.each([
  '',
  '   ',
  'ellen',
  'ellen@',
  '@example.com',
  'ellen@example',
  'ellen reed@example.com',
  'ellen@example..com',
  'ellen@example.com\nbcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is refused with our words', (typed) => {
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe(invalidEmailMessage)
})

test('reading an address again changes nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      const { data } = emailAddress.safeParse(typed)
      if (data) expect(emailAddress.parse(data)).toBe(data)
    }),
  )
})
