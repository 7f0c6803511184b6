import { expect, test } from 'vitest'
import { noAccess, noAccessMessage } from './access.ts'

const soon = "You're accepted, and your access will be enabled shortly. You'll get an email when it is."
const later = "You'll be granted access once approved."

test.each([
  ['accepted', soon],
  ['pending', later],
  ['interviewed', later],
  ['rejected', later],
  [undefined, later],
] as const)('without access, someone whose status is %s reads why', (status, message) => {
  expect(noAccessMessage(status)).toBe(message)
  expect(noAccess(status)).toMatchObject({ code: 'forbidden', message })
})
