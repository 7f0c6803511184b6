import { describe, expect, test } from 'vitest'
import { challengeCode, challengeKinds, challengeProof, confirmation } from './challenge.ts'

const token = 'A-_9'.repeat(10).concat('abc')

describe('the proof of a mailbox', () => {
  test('is the token of a link, or an address with its code', () => {
    expect(challengeProof.parse({ token })).toEqual({ token })
    expect(challengeProof.parse({ email: ' Ellen@Example.com', code: ' 123 456 ' })).toEqual({
      email: 'ellen@example.com',
      code: '123456',
    })
  })

  test.each([
    {},
    { token: token.slice(1) },
    { token: `${token}a` },
    { token: `${token}\n` },
    { token: token.replace('A', '+') },
    { code: '123456' },
    { email: 'ellen@example.com' },
    { email: 'ellen@example.com', code: 123456 },
    { token, email: 'ellen@example.com', code: '123456' },
    { token: { toString: () => token } },
  ])('is nothing else: %j', (proof) => {
    expect(challengeProof.safeParse(proof).success).toBe(false)
  })

  test.each(['12345', '1234567', '12345a', '', '١٢٣٤٥٦', '-12345', '1e5000'])('%j is no code', (code) => {
    expect(challengeCode.safeParse(code).error?.issues[0]?.message).toBe('Enter the 6 digits from the email.')
  })
})

describe('a confirmation', () => {
  const byCode = { email: 'ellen@example.com', code: '123456' }
  test.each([
    { token },
    byCode,
    { token, owner: { password: 'kestrel' } },
    { ...byCode, owner: { password: 'kestrel' } },
    { token, owner: { newPassword: 'kestrel' } },
    { ...byCode, owner: { newPassword: 'kestrel' } },
  ])('is the proof, with the password of the owner where it is needed: %j', (given) => {
    expect(confirmation.parse(given)).toEqual(given)
  })

  test.each([
    {},
    { owner: { password: 'kestrel' } },
    { token, owner: {} },
    { token, owner: { password: 'kestr' } },
    { token, owner: { newPassword: 'kestr' } },
    { token, owner: { password: 'kestrel', newPassword: 'kestrel' } },
    { ...byCode, token, owner: { password: 'kestrel' } },
  ])('is nothing else: %j', (given) => {
    expect(confirmation.safeParse(given).success).toBe(false)
  })
})

test('a link that confirms an address lives for a day, one that resets a password for an hour', () => {
  const hours = (seconds: number) => seconds / 3600
  expect([hours(challengeKinds.confirm.livesSeconds), hours(challengeKinds.reset.livesSeconds)]).toEqual([24, 1])
})
