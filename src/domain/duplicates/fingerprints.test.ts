import { describe, expect, test } from 'vitest'
import { type FingerprintKind, fingerprintsOf } from './fingerprints.ts'

const nobody = { name: null, email: 'x@example.com', phone: null, whatsapp: null, resumeSha256: null }
const fingerprints = (kind: FingerprintKind, given: Partial<Parameters<typeof fingerprintsOf>[0]>) =>
  fingerprintsOf({ ...nobody, ...given })
    .filter((fingerprint) => fingerprint.kind === kind)
    .map(({ fingerprint }) => fingerprint)

describe('a phone number', () => {
  test.each([
    ['+63 917 555 0142', '0917 555 0142'],
    ['+63 917 555 0142', '(0063) 917-555-0142'],
    ['917 555 0142', '+639175550142'],
  ])('%s is %s', (one, other) => {
    expect(fingerprints('phone', { phone: one })).toEqual(fingerprints('phone', { whatsapp: other }))
  })

  test('counts once, however often it is given; a short one tells nothing', () => {
    expect(fingerprints('phone', { phone: '+63 917 555 0142', whatsapp: '0917 555 0142' })).toEqual(['175550142'])
    expect(fingerprints('phone', { phone: '555 014' })).toEqual([])
    expect(fingerprints('phone', { phone: '555 0142' })).toEqual(['5550142'])
    expect(fingerprints('phone', { phone: '0555 0142' })).toEqual(['5550142'])
    expect(fingerprints('phone', { phone: '+1 000 000' })).toEqual(fingerprints('phone', { phone: '1000000' }))
  })
})

describe('a name with its address', () => {
  const person = (name: string, email: string) => fingerprints('name', { name, email })
  test.each([
    ['Ana López', 'ana.lopez84@example.com', 'Lopez, Ana', 'analopez+jobs@example.org'],
    ['ANA LÓPEZ', 'analopez@example.com', 'Ana Lo\u0301pez', 'ana_lopez@example.com'],
    ['Ana Lopez', 'ana.l@example.com', 'Ana Lopez', 'ANA-L@example.com'],
  ])('%s, %s is like %s, %s', (name, email, otherName, otherEmail) => {
    expect(person(name, email)).toHaveLength(1)
    expect(person(name, email)).toEqual(person(otherName, otherEmail))
  })

  test.each([
    ['Ana López', 'ana.lopez@example.com', 'Ana Lorca', 'ana.lopez@example.org'],
    ['Ana López', 'ana.lopez@example.com', 'Ana López', 'bookkeeper@example.com'],
  ])('%s, %s is unlike %s, %s', (name, email, otherName, otherEmail) => {
    expect(person(name, email)).not.toEqual(person(otherName, otherEmail))
  })

  test('begins with the whole words of the name: the same letters, parted elsewhere, are another’s', () => {
    expect(person('Ana Bel', 'anab@example.com')).not.toEqual(person('An Abel', 'anab@example.com'))
    expect(person('Ana López', 'ana.lopez@example.com')).toEqual(['ana lopez analo'])
  })

  test('is compared by how the address begins, not by all of it', () => {
    expect(person('Ana Lopez', 'analopez@example.com')).toEqual(person('Ana Lopez', 'analopez.cpa@example.com'))
  })

  test('needs two words and some letters, and is never longer than its column', () => {
    expect(person('Ana', 'ana@example.com')).toEqual([])
    expect(person('Ana Lopez', '12@example.com')).toEqual([])
    const long = Array.from({ length: 99 }, (_, index) => String.fromCharCode(97 + (index % 26)).repeat(index + 1))
    expect(person(long.join(' '), 'ana@example.com')[0]?.length).toBe(400)
  })
})

test.each([[{ name: null, email: 'ana.lopez@example.com' }], [{ name: 'Ana Lopez', email: '@example.com' }]])(
  'who has no name or no address gets no fingerprint of it: %j',
  (given) => {
    expect(fingerprintsOf({ ...nobody, ...given })).toEqual([])
  },
)

test('a resume counts by its content', () => {
  expect(fingerprints('resume', { resumeSha256: 'ab' })).toEqual(['ab'])
  expect(fingerprintsOf(nobody)).toEqual([])
})
