import { describe, expect, test } from 'vitest'
import { actionsOn, adminInvitation } from './seat.ts'

test.each([
  ['active', ['remove']],
  ['invited', ['resend', 'revoke']],
  ['expired', ['resend', 'revoke']],
] as const)('what other admins may do about a seat that is %s, and its holder may not', (state, actions) => {
  expect(actionsOn(state, false)).toEqual(actions)
  expect(actionsOn(state, true)).toEqual([])
})

describe('an invitation', () => {
  test('is trimmed', () => {
    const invitation = { name: ' Ines Faro ', email: ' Ines@Example.com ' }
    expect(adminInvitation.parse(invitation)).toEqual({ name: 'Ines Faro', email: 'ines@example.com' })
  })

  test.each([
    [{ name: '  ', email: 'ines@example.com' }, 'Please enter a name.'],
    [{ name: 'a'.repeat(121), email: 'ines@example.com' }, expect.any(String)],
    [{ name: 'Ines', email: 'ines' }, 'Please enter a valid email address.'],
    [{ name: 'Ines', email: 'ines@example.com', role: 'owner' }, expect.any(String)],
  ])('%j is refused', (invitation, message) => {
    expect(adminInvitation.safeParse(invitation).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test('of 120 letters is the longest name', () => {
    const invitation = { name: 'a'.repeat(120), email: 'ines@example.com' }
    expect(adminInvitation.parse(invitation)).toEqual(invitation)
  })
})
