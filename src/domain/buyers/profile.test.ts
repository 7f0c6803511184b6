import { describe, expect, test } from 'vitest'
import { typedBuyerPhone } from './phone.ts'
import { buyerProfile, fullName, namesOf } from './profile.ts'

describe('a buyer’s profile', () => {
  test('is trimmed, and what is empty becomes null', () => {
    const given = { firstName: '  Ellen ', lastName: '   ', companyName: null, phone: '(212) 555-0142' }
    expect(buyerProfile.parse(given)).toEqual({
      firstName: 'Ellen',
      lastName: null,
      companyName: null,
      jobTitle: null,
      countryCode: '+1',
      phone: '(212) 555-0142',
    })
  })

  test('has names and titles of at most 100 characters', () => {
    const names = (length: number) => ({ firstName: 'a'.repeat(length), jobTitle: 'b'.repeat(length) })
    expect(buyerProfile.parse(names(100))).toMatchObject(names(100))
    expect(buyerProfile.safeParse(names(101)).error?.issues).toHaveLength(2)
  })

  test.each([
    { firstName: 'a'.repeat(101) },
    { phone: '212' },
    { email: 'other@example.com' },
    { avatarUrl: '/avatars/x' },
    { userId: crypto.randomUUID() },
  ])('refuses %j', (given) => expect(buyerProfile.safeParse(given).success).toBe(false))
})

test.each([
  ['Ellen Reed', 'Ellen', 'Reed'],
  [' Ana  María de la Cruz ', 'Ana', 'María de la Cruz'],
  ['Ellen', 'Ellen', null],
  ['', null, null],
])('"%s" begins as %s and %s', (name, firstName, lastName) => expect(namesOf(name)).toEqual({ firstName, lastName }))

test('an account without names has none', () => {
  expect(fullName({ firstName: 'Ellen', lastName: 'Reed' })).toBe('Ellen Reed')
  expect(fullName({ firstName: null, lastName: 'Reed' })).toBe('Reed')
  expect(fullName({ firstName: null, lastName: null })).toBeNull()
})

test.each([
  ['+1 2125550142', '+1', '(212) 555-0142'],
  ['+44 2079460958', '+44', '2079460958'],
  ['+49 3012345', '+1', '(301) 234-5'],
  ['', '+1', ''],
  [null, '+1', ''],
])('the number %j is shown as %s and %s', (stored, countryCode, phone) =>
  expect(typedBuyerPhone(stored)).toEqual({ countryCode, phone }),
)
