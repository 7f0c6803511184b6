import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { password, passwordStrength, talentPassword } from './password.ts'

describe('a password', () => {
  test.each([
    [password, 'kestre', 'kestr', 'Password must be at least 6 characters.'],
    [talentPassword, 'kestrels', 'kestrel', 'Password must be at least 8 characters long.'],
  ])('may have exactly the minimum (%#)', (schema, enough, short, message) => {
    expect(schema.parse(enough)).toBe(enough)
    expect(schema.safeParse(short).error?.issues[0]?.message).toBe(message)
  })

  test('may be a passphrase of 256 characters and no longer', () => {
    expect(password.parse('a'.repeat(256))).toHaveLength(256)
    expect(password.safeParse('a'.repeat(257)).error?.issues[0]?.message).toContain('at most 256')
  })

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

  test('a sign more never makes it weaker', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(passwordStrength(`${value}#`)).toBeGreaterThanOrEqual(passwordStrength(value))
      }),
    )
  })
})
