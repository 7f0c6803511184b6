import { describe, expect, test } from 'vitest'
import { acceptance, declining, expiryOf, firstLetter, newInvitations } from './invitation.ts'

describe('an invitation', () => {
  test('lasts five business days: weekends and federal holidays don’t count', () => {
    const end = (start: string) => expiryOf(Temporal.Instant.from(start)).toString()
    expect(end('2026-11-16T15:00:00Z')).toBe('2026-11-23T15:00:00Z')
    expect(end('2026-11-20T15:00:00Z')).toBe('2026-11-30T15:00:00Z')
    expect(end('2026-12-24T15:00:00Z')).toBe('2027-01-04T15:00:00Z')
  })

  test('begins a letter with the firm’s name, if it has one', () => {
    expect(firstLetter('Hollis & Quay CPAs')).toBe(
      'Thank you for the invitation, Hollis & Quay CPAs. I would like to join this project.',
    )
    expect(firstLetter(null)).toBe('Thank you for the invitation. I would like to join this project.')
  })
})

const person = '00000000-0000-4000-8000-000000000001'
const errorsOf = (schema: typeof newInvitations | typeof declining, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('whom a firm invites', () => {
  const people = (count: number) => ({ candidateIds: Array(count).fill(person) })

  test('is one person or up to ten, with a note to all of them or none', () => {
    expect(newInvitations.parse({ ...people(1), note: ' Join us. ' })).toEqual({ ...people(1), note: 'Join us.' })
    expect(newInvitations.parse(people(10)).note).toBe('')
    expect(errorsOf(newInvitations, { ...people(1), note: 'a'.repeat(2000) })).toBeUndefined()
  })

  test.each([
    ['nobody', people(0), 'candidateIds: Please choose someone to invite.'],
    ['eleven people', people(11), 'candidateIds: Please invite at most 10 people at once.'],
    ['with a long note', { ...people(1), note: 'a'.repeat(2001) }, 'note: Please use at most 2,000 characters.'],
  ])('is never %s', (_, given, error) => {
    expect(errorsOf(newInvitations, given)).toEqual([error])
  })
})

test('whoever declines says why, and may add a note', () => {
  expect(declining.parse({ reason: 'rate' })).toEqual({ reason: 'rate', note: '' })
  expect(errorsOf(declining, { reason: '' })).toEqual(['reason: Please choose a reason.'])
})

test('whoever accepts applies to the project of the invitation and names no other', () => {
  expect(Object.keys(acceptance.shape)).not.toContain('projectId')
})
