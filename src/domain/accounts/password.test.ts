import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enteredPassword, password, passwordStrength, talentPassword } from './password.ts'

describe('a password', () => {
  test.each([
    [password, 'kestre', 'kestr', 'Password must be at least 6 characters.'],
    [talentPassword, 'kestrels', 'kestrel', 'Password must be at least 8 characters long.'],
  ])('may have exactly the minimum (%#)', (schema, enough, short, message) => {
    expect(schema.parse(enough)).toBe(enough)
    expect(schema.safeParse(short).error?.issues[0]?.message).toBe(message)
  })

  test.each([password, enteredPassword, talentPassword])(
    'may be a passphrase of 256 characters and no longer (%#)',
    (schema) => {
      expect(schema.parse('a'.repeat(256))).toHaveLength(256)
      expect(schema.safeParse('a'.repeat(257)).error?.issues[0]?.message).toContain('at most 256')
    },
  )

  test('keeps every character, spaces at its ends too', () => {
    expect(password.parse('  kestrel ')).toBe('  kestrel ')
  })
})

describe('the strength of a password', () => {
  test.each([
    ['', 0],
    ['password', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 0],
    ['kestrel flies', 1],
    ['Kestrel-82', 2],
    ['quiet ledger, amber Kestrel 82', 3],
  ])('%j is %i', (value, strength) => {
    expect(passwordStrength(value)).toBe(strength)
  })

  test('what others know of the person counts against it', () => {
    expect(passwordStrength('Ellen-Reed-1984')).toBeGreaterThan(passwordStrength('Ellen-Reed-1984', ['Ellen', 'Reed']))
  })

  test('of small letters alone, none of them twice, it rises with the 10th, the 16th and the 22nd', () => {
    const strengths = Array.from({ length: 27 }, (_, length) =>
      passwordStrength('zyxwvutsrqponmlkjihgfedcba'.slice(0, length)),
    )
    expect([strengths.indexOf(1), strengths.indexOf(2), strengths.indexOf(3)]).toEqual([10, 16, 22])
  })

  test.each(['password', 'qwerty', 'letmein', 'welcome', 'accounting', 'glide'])('%s adds nothing to it', (word) => {
    expect(passwordStrength(`zvbmkjhyu${word}`)).toBe(passwordStrength('zvbmkjhyu'))
  })

  test.each(['passw0rd', '123456', 'abc123'])('%s adds no more than a digit does', (word) => {
    expect(passwordStrength(`zvbmkjhyu${word}`)).toBe(passwordStrength('zvbmkjhyu7'))
  })

  test.each([
    ['z', 1],
    ['zv', 1],
    ['zvb', 0],
    ['ZVB', 0],
  ])('the person’s word %j counts against it from three letters on', (word, strength) => {
    expect(passwordStrength('zvbmkjhyut', [word])).toBe(strength)
  })

  test('a sign more never makes it weaker', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(passwordStrength(`${value}#`)).toBeGreaterThanOrEqual(passwordStrength(value))
      }),
    )
  })
})
