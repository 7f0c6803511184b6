import { describe, expect, test } from 'vitest'
import { isCardNumber } from './card-number.ts'

/** The digits with the last one that makes Luhn's sum right. */
const checked = (digits: string) => {
  const candidates = Array.from({ length: 10 }, (_, last) => `${digits}${last}`)
  const luhn = (number: string) =>
    [...number].reduceRight((sum, digit, at) => {
      const isDoubled = (number.length - 1 - at) % 2 === 1
      const value = Number(digit) * (isDoubled ? 2 : 1)
      return sum + Math.floor(value / 10) + (value % 10)
    }, 0)
  return candidates.find((number) => luhn(number) % 10 === 0) as string
}
const filled = (begin: string, length: number) => checked(begin.padEnd(length - 1, '9'))

describe('a card number', () => {
  test.each([
    '4111111111111111',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '30569309025904',
    '3530111333300000',
  ])('%s is one that the networks publish for tests', (number) => {
    expect(isCardNumber(number)).toBe(true)
  })

  test.each([
    ['4', [13, 16, 19]],
    ['51', [16]],
    ['55', [16]],
    ['2221', [16]],
    ['2720', [16]],
    ['34', [15]],
    ['37', [15]],
    ['6011', [16, 19]],
    ['644', [16, 19]],
    ['65', [16, 19]],
    ['300', [14]],
    ['305', [14]],
    ['36', [14]],
    ['38', [14]],
    ['3528', [16]],
    ['3589', [16]],
    ['62', [16, 17, 18, 19]],
  ] as const)('that begins with %s has %j digits', (begin, lengths) => {
    const taken = [13, 14, 15, 16, 17, 18, 19].filter((length) => isCardNumber(filled(begin, length)))
    expect(taken).toEqual(lengths)
  })

  test.each(['1', '50', '56', '2220', '2721', '35270', '306', '39', '6012', '643', '7', '8', '9'])(
    'does not begin with %s',
    (begin) => {
      expect(isCardNumber(filled(begin, begin === '39' || begin === '306' ? 14 : 16))).toBe(false)
    },
  )

  test.each([
    ['14', 16],
    ['151', 16],
    ['134', 15],
    ['16011', 16],
    ['136', 14],
    ['13530', 16],
    ['162', 17],
  ])('begins with its network’s digits: %s has them later', (begin, length) => {
    expect(isCardNumber(filled(begin, length))).toBe(false)
  })

  test('has the right check digit', () => {
    const right = filled('4', 16)
    for (let step = 1; step < 10; step++) {
      const last = (Number(right.at(-1)) + step) % 10
      expect(isCardNumber(right.slice(0, -1) + last)).toBe(false)
    }
  })

  test('is no row of ledger accounts, whatever its sum', () => {
    expect(isCardNumber('4000410042004300')).toBe(false)
    expect(isCardNumber('4000000000000000')).toBe(false)
  })
})
