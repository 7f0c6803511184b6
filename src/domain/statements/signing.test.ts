import { describe, expect, test } from 'vitest'
import { electronicConsent, initialsOf, kindOfProof, type SigningProof, signing } from './signing.ts'

const passkey = { id: 'Zm9v_-9', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MEUCIQ' }
const given = {
  name: ' Tomás Rivera ',
  agrees: true,
  consentVersion: electronicConsent.version,
  sha256: '0123456789abcdef'.repeat(4),
  zone: 'America/Monterrey',
  proof: { password: 'kestrel' },
}
const isTaken = (changes: object) => signing.safeParse({ ...given, ...changes }).success
const errorsOf = (changes: object) =>
  signing.safeParse({ ...given, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a signature', () => {
  test('has the name as it was typed', () => {
    expect(signing.parse(given)).toEqual({ ...given, name: 'Tomás Rivera' })
  })

  test.each([
    [{ name: ' T ' }, 'name: Please type your name.'],
    [{ name: 'a'.repeat(161) }, 'name: Please use at most 160 characters.'],
    [{ agrees: false }, 'agrees: Please agree to sign electronically.'],
    [
      { consentVersion: electronicConsent.version - 1 },
      'consentVersion: The text of the agreement has changed. Please read it again.',
    ],
  ])('is refused with %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  test.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(64)}\n`])(
    'isn’t of the file %j',
    (sha256) => {
      expect(isTaken({ sha256 })).toBe(false)
    },
  )

  test('says the zone that it was given in', () => {
    expect([isTaken({ zone: '' }), isTaken({ zone: 'A'.repeat(64) }), isTaken({ zone: 'A'.repeat(65) })]).toEqual([
      ...[false, true, false],
    ])
  })

  test('may have a name of two letters, or of 160', () => {
    expect([isTaken({ name: 'Bo' }), isTaken({ name: 'a'.repeat(160) })]).toEqual([true, true])
  })
})

describe('the login is proven again', () => {
  test.each<[SigningProof, string]>([
    [{ password: 'kestrel' }, 'password'],
    [{ code: '123456' }, 'code'],
    [{ token: 'challenge', passkey }, 'passkey'],
  ])('by %j: a %s', (proof, kind) => {
    expect(isTaken({ proof })).toBe(true)
    expect(kindOfProof(proof)).toBe(kind)
  })

  test.each([
    {},
    { password: '' },
    { password: 'a'.repeat(201) },
    { code: '12345' },
    { password: 'kestrel', code: '123456' },
    { token: 'challenge' },
    { passkey },
    { token: 'a'.repeat(201), passkey },
    { token: 'challenge', passkey: { ...passkey, signature: '' } },
    { token: 'challenge', passkey: { ...passkey, signature: 'MEUC+Q==' } },
    { token: 'challenge', passkey: { ...passkey, signature: '=MEUCQ' } },
    { token: 'challenge', passkey: { ...passkey, signature: 'a'.repeat(4001) } },
  ])('not by %j', (proof) => {
    expect(isTaken({ proof })).toBe(false)
  })

  test('with at most 4,000 characters of each part, 200 of a password and of a token', () => {
    expect(isTaken({ proof: { token: 'a'.repeat(200), passkey: { ...passkey, signature: 'a'.repeat(4000) } } })).toBe(
      true,
    )
    expect(isTaken({ proof: { password: 'a'.repeat(200) } })).toBe(true)
  })
})

test.each([
  ['  Tomás de la Rivera ', 'T. D. L. R.'],
  ['(Ana) O’Neil', 'A. O.'],
  ['élodie 3 ńowak', 'É. Ń.'],
  ['Cher', 'C.'],
])('whoever only holds the file reads of "%s": %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
