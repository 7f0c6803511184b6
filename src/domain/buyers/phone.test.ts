import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buyerCountryCodes, buyerPhoneMaximum, formatBuyerPhone, readBuyerPhone, storedBuyerPhone } from './phone.ts'

const codes = fc.constantFrom(...buyerCountryCodes.map(({ code }) => code))

describe('a phone number as it is typed', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '(123) 4'],
    ['123456', '(123) 456'],
    ['1234567', '(123) 456-7'],
    ['1234567890', '(123) 456-7890'],
    ['12345678901', '(123) 456-7890'],
    ['(123) 456-7890 ext', '(123) 456-7890'],
  ])('%j in the United States reads %j', (typed, shown) => {
    expect(formatBuyerPhone('+1', typed)).toBe(shown)
  })

  test('elsewhere it is plain digits, 14 at most', () => {
    expect(formatBuyerPhone('+44', '020 7946-0958')).toBe('02079460958')
    expect(formatBuyerPhone('+91', '123456789012345')).toBe('12345678901234')
  })

  test('formatting again changes nothing, and it always fits', () => {
    fc.assert(
      fc.property(codes, fc.string(), (code, typed) => {
        const shown = formatBuyerPhone(code, typed)
        expect(shown.length).toBeLessThanOrEqual(buyerPhoneMaximum)
        expect(formatBuyerPhone(code, shown)).toBe(shown)
      }),
    )
  })
})

test.each([
  ['+44', '+1 415 555 2671', '+1', '(415) 555-2671'],
  ['+1', '14155552671', '+1', '(415) 555-2671'],
  ['+1', '0044 20 7946 0958', '+44', '2079460958'],
  ['+44', '020 7946 0958', '+44', '02079460958'],
  ['+1', '123', '+1', '123'],
] as const)('in %s, pasting %s gives %s %s', (before, pasted, countryCode, phone) => {
  expect(readBuyerPhone(before, pasted)).toEqual({ countryCode, phone })
})

test('a phone number is stored as country code, a space, digits; or not at all', () => {
  expect(storedBuyerPhone('+1', '(123) 456-7890')).toBe('+1 1234567890')
  expect(storedBuyerPhone('+1', ' () ')).toBe('')
  expect(storedBuyerPhone('+44', '02079460958')).toBe('+44 2079460958')
  fc.assert(
    fc.property(codes, fc.string(), (code, typed) => {
      expect(storedBuyerPhone(code, typed)).toMatch(/^(|\+\d+ \d+)$/)
    }),
  )
})
