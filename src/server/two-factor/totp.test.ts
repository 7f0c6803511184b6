import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpCode, totpStep, totpUri } from './totp.ts'

/** "12345678901234567890", the secret of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is the RFC’s: %s', (second, code) => {
  expect(totpCode(secret, totpStep(second * 1000))).toBe(code)
})

test('a clock may be half a minute off, and no more', () => {
  const at = 1_234_567_890_000
  const step = totpStep(at)
  for (const near of [step - 1, step, step + 1]) expect(stepOfCode(secret, totpCode(secret, near), at)).toBe(near)
  for (const far of [step - 2, step + 2]) expect(stepOfCode(secret, totpCode(secret, far), at)).toBeUndefined()
})

test('a secret has 160 bits, and its address names the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpUri(secret, 'ellen+a@example.com')).toBe(
    `otpauth://totp/Glide%3Aellen%2Ba%40example.com?secret=${secret}&issuer=Glide`,
  )
})
