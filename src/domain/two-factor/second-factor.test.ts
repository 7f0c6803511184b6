import { describe, expect, test } from 'vitest'
import {
  formatRecoveryCode,
  passkeyName,
  promptLifetimeSeconds,
  recoveryCode,
  recoveryCodeLetters,
  totpCode,
} from './second-factor.ts'

const messageOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message

describe('the code of an app', () => {
  test.each(['418207', ' 418 207 ', '4 1 8 2 0 7'])('is %j, as one types it', (typed) => {
    expect(totpCode.parse(typed)).toBe('418207')
  })

  test.each(['41820', '4182070', '41820a', ''])('is not %j', (typed) => {
    expect(messageOf(totpCode.safeParse(typed))).toBe('Enter the 6 digits your app shows.')
  })
})

describe('a recovery code', () => {
  test.each(['0abcd-efgh9', '0ABCD EFGH9', '0abcdefgh9'])('is %j, as one types it', (typed) => {
    expect(recoveryCode.parse(typed)).toBe('0abcdefgh9')
  })

  test.each(['0abcdefgh', '0abcdefgh9x', '0abcdefghi', '0abcdefghl', '0abcdefgho', '0abcdefghu', ' '.repeat(41)])(
    'is not %j',
    (typed) => {
      expect(messageOf(recoveryCode.safeParse(typed))).toBe('A recovery code has ten letters and digits.')
    },
  )

  test('of forty characters with its spaces is read', () => {
    expect(recoveryCode.parse(`0abcdefgh9${' '.repeat(30)}`)).toBe('0abcdefgh9')
    expect(recoveryCode.safeParse(`0abcdefgh9${' '.repeat(31)}`).success).toBe(false)
  })

  test('is made of every letter that can be typed back, and is shown in two halves', () => {
    expect(recoveryCodeLetters).toHaveLength(32)
    for (const letter of recoveryCodeLetters) expect(recoveryCode.parse(letter.repeat(10))).toBe(letter.repeat(10))
    expect(formatRecoveryCode('0abcdefgh9')).toBe('0abcd-efgh9')
  })
})

describe('the name of a passkey', () => {
  test.each([
    [' Work laptop ', 'Work laptop'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ])('may be %j', (typed, name) => {
    expect(passkeyName.parse(typed)).toBe(name)
  })

  test.each([
    ['  ', 'Please name this passkey.'],
    ['a'.repeat(61), 'Please use at most 60 characters.'],
    ['Work\nlaptop', 'Please don’t use line breaks.'],
    ['Work\u0000', 'Please don’t use line breaks.'],
    ['\u0007Work', 'Please don’t use line breaks.'],
  ])('may not be %j', (typed, message) => {
    expect(messageOf(passkeyName.safeParse(typed))).toBe(message)
  })
})

test('a browser has five minutes to prove what it was asked for', () => {
  expect(promptLifetimeSeconds).toBe(300)
})
