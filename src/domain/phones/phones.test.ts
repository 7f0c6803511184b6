import { describe, expect, test } from 'vitest'
import { completePhone, countryCodeOf, formatPhone, storedPhone } from './international.ts'
import { typeFormatted } from './typing.ts'

test.each([
  ['9', '9'],
  ['9175', '917 5'],
  ['9175550142', '917 555 0142'],
  ['(917) 555-0142', '917 555 0142'],
  ['2005550042', '200 555 0042'],
  ['+', '+'],
  ['+6', '+6'],
  ['+63', '+63'],
  ['+639175550142', '+63 917 555 0142'],
  ['00639175550142', '+63 917 555 0142'],
  ['+12125550142', '+1 212 555 0142'],
  ['+2348012345678', '+234 801 234 5678'],
  ['12345678901234567890', '123 456 789012345'],
  ['', ''],
])('typing %s shows %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
  expect(formatPhone(shown)).toBe(shown)
})

test.each([
  ['+63 917 555 0142', '+63 9175550142'],
  ['+63 0917 555 0142', '+63 9175550142'],
  ['0063 917 555 0142', '+63 9175550142'],
  ['+1 (415) 555-2671', '+1 4155552671'],
  ['+39 06 1234 5678', '+39 0612345678'],
  ['917 555 0142', null],
  ['+63', null],
  ['+4415', null],
  ['+63 917 555 0142 ext', null],
  ['', null],
])('%s is stored as %s', (typed, stored) => {
  expect(storedPhone(typed)).toBe(stored)
})

test.each([
  ['0917 555 0142', '+63', '+63 917 555 0142'],
  ['917 555 0142', '+63', '+63 917 555 0142'],
  ['(415) 555-2671', '+1', '+1 415 555 2671'],
  ['14155552671', '+63', '+1 415 555 2671'],
  ['14155552671', undefined, '+1 415 555 2671'],
  ['+44 7911 123456', '+63', '+44 7911 123456'],
  ['0917 555 0142', undefined, '0917 555 0142'],
  ['12', '+63', '12'],
  ['', '+63', ''],
])('%s at home in %s is %s', (typed, home, whole) => {
  expect(completePhone(typed, home)).toBe(whole)
})

test('the country code of a stored number comes before its space', () => {
  expect(countryCodeOf('+63 9175550142')).toBe('+63')
  expect(countryCodeOf('9175550142')).toBeUndefined()
  expect(countryCodeOf(null)).toBeUndefined()
})

describe('an edit', () => {
  /** `|` is the caret. */
  const edited = (before: string, after: string, isForward = false) => {
    const edit = { value: after.replace('|', ''), caret: after.indexOf('|'), isForward }
    const { shown, caret } = typeFormatted(before, edit, formatPhone)
    return `${shown.slice(0, caret)}|${shown.slice(caret)}`
  }

  test('in the middle leaves the caret behind the same digit', () => {
    expect(edited('+63 917 555 0142', '+63 9178| 555 0142')).toBe('+63 9178|5550142')
    expect(edited('+63 917 555 0142', '+63 91| 555 0142')).toBe('+63 91|5 550 142')
    expect(edited('+63 915 550 142', '+63 917|5 550 142')).toBe('+63 917| 555 0142')
  })

  test('at the end leaves it at the end', () => {
    expect(edited('+63 917', '+63 9175|')).toBe('+63 917 5|')
    expect(edited('', '+639175550142|')).toBe('+63 917 555 0142|')
  })

  test('that deletes a space deletes the digit beside it, in the direction of the key', () => {
    expect(edited('+63 917 555 0142', '+63 917|555 0142')).toBe('+63 91|5 550 142')
    expect(edited('+63 917 555 0142', '+63 917|555 0142', true)).toBe('+63 917| 550 142')
  })

  test('that deletes everything deletes everything', () => {
    expect(edited('+63 917 555 0142', '|')).toBe('|')
  })
})
