import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buyerCountryCodes,
  buyerPhoneMaximum,
  buyerPhoneProblem,
  formatBuyerPhone,
  readBuyerPhone,
  storedBuyerPhone,
} from './phone.ts'

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
  ['+1', '+63 917 555 0142', '+1', '+639175550142'],
  ['+1', '+65 6123 4567', '+1', '+6561234567'],
  ['+44', '0063 917 555 0142', '+44', '+639175550142'],
  ['+1', '(+91) 98765 43210', '+91', '9876543210'],
  ['+1', '+', '+1', '+'],
  ['+1', '0917 555 0142', '+1', '09175550142'],
] as const)('in %s, pasting %s gives %s %s', (before, pasted, countryCode, phone) => {
  expect(readBuyerPhone(before, pasted)).toEqual({ countryCode, phone })
})

test('typing a whole number key by key keeps its country code', () => {
  const typeInUnitedStates = (whole: string) =>
    [...whole].reduce((shown, key) => readBuyerPhone(shown.countryCode, shown.phone + key), readBuyerPhone('+1', ''))
  expect(typeInUnitedStates('+639175550142')).toEqual({ countryCode: '+1', phone: '+639175550142' })
  expect(typeInUnitedStates('+442079460958')).toEqual({ countryCode: '+44', phone: '2079460958' })
})

test('a number of a country not offered stays one when another country is selected', () => {
  expect(formatBuyerPhone('+44', '+6561234567')).toBe('+6561234567')
})

test('a number of a country not offered is told from one that merely brings its code along', () => {
  const message = 'Please enter a valid phone number for the selected country.'
  for (const typed of ['+63 917 555 0142', '+6561234567', '006561234567'])
    for (const { code } of buyerCountryCodes) expect(buyerPhoneProblem(code, typed)).toBe(message)
  expect(buyerPhoneProblem('+61', '+442079460958')).toBeUndefined()
  expect(buyerPhoneProblem('+1', '(212) 555-0142')).toBeUndefined()
})

test.each([
  ['+1', '1 212 555 0142', true],
  ['+44', '+12125550142', true],
  ['+44', '+1 212 555', false],
  ['+1', '+1 212 555', false],
  ['+1', '21255501429', false],
  ['+44', '2079460', true],
] as const)('a number with +1 has ten digits, under whatever code it is sent: %s %s', (code, typed, isWhole) => {
  expect(buyerPhoneProblem(code, typed)).toBe(
    isWhole ? undefined : 'Please enter all ten digits, such as (123) 456-7890.',
  )
})

test('a number with the 0 that it has at home is none of the United States', () => {
  const message = 'Numbers with +1 don’t start with 0. Please include the number’s country code.'
  expect(buyerPhoneProblem('+1', '0917 555 0142')).toBe(message)
  expect(buyerPhoneProblem('+1', '020 7946 095')).toBe(message)
  expect(buyerPhoneProblem('+44', '020 7946 0958')).toBeUndefined()
})

test('a phone number is stored as country code, a space, digits; or not at all', () => {
  expect(storedBuyerPhone('+1', '(123) 456-7890')).toBe('+1 1234567890')
  expect(storedBuyerPhone('+1', ' () ')).toBe('')
  expect(storedBuyerPhone('+1', '+')).toBe('')
  expect(storedBuyerPhone('+44', '02079460958')).toBe('+44 2079460958')
  expect(storedBuyerPhone('+61', '+442079460958')).toBe('+44 2079460958')
  fc.assert(
    fc.property(codes, fc.string(), (code, typed) => {
      fc.pre(!readBuyerPhone(code, typed).phone.startsWith('+'))
      expect(storedBuyerPhone(code, typed)).toMatch(/^(|\+\d+ \d+)$/)
    }),
  )
})
