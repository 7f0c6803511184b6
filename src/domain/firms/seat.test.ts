import { expect, test } from 'vitest'
import type { FirmRole } from './role.ts'
import { newMember, seatActionsFor, seatInvitation } from './seat.ts'

test.each([
  ['owner', false, false, ['change-role', 'remove']],
  ['owner', true, false, ['change-role', 'leave']],
  ['owner', true, true, []],
  ['manager', false, false, []],
  ['manager', false, true, []],
  ['manager', true, false, ['leave']],
  ['viewer', true, false, ['leave']],
  [null, false, false, []],
] as const)('as %s, of one’s own seat %s, of the last owner’s %s: %j', (reader, isOwn, isLastOwner, actions) => {
  expect(seatActionsFor({ isOwn, isLastOwner }, reader as FirmRole | null)).toEqual(actions)
})

test('an invitation is for an address, in lower case, and one of the four roles', () => {
  expect(seatInvitation.parse({ email: ' A@Example.com ', firmRole: 'viewer' }).email).toBe('a@example.com')
  for (const wrong of [
    { email: 'nobody', firmRole: 'viewer' },
    { email: 'a@example.com', firmRole: 'admin' },
  ])
    expect(seatInvitation.safeParse(wrong).success).toBe(false)
})

test('who takes a seat with a new account gives a name and a password, and accepts the terms', () => {
  const member = { firstName: ' Ana ', lastName: 'Lima', password: 'kestrel', acceptTerms: true }
  expect(newMember.parse(member).firstName).toBe('Ana')
  expect(newMember.parse({ ...member, lastName: 'a'.repeat(100) }).lastName).toHaveLength(100)
  for (const wrong of [
    { firstName: ' ' },
    { lastName: '' },
    { lastName: 'a'.repeat(101) },
    { password: 'short' },
    { acceptTerms: false },
  ])
    expect(newMember.safeParse({ ...member, ...wrong }).success).toBe(false)
})
