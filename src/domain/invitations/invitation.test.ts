import { describe, expect, test } from 'vitest'
import { expiryOf, firstLetter } from './invitation.ts'
import { invitationActionsFor } from './status.ts'

describe('an invitation', () => {
  test('lasts five business days: weekends and federal holidays don’t count', () => {
    const end = (start: string) => expiryOf(Temporal.Instant.from(start)).toString()
    expect(end('2026-11-16T15:00:00Z')).toBe('2026-11-23T15:00:00Z')
    expect(end('2026-11-20T15:00:00Z')).toBe('2026-11-30T15:00:00Z')
    expect(end('2026-12-24T15:00:00Z')).toBe('2027-01-04T15:00:00Z')
  })

  test('can be answered or asked about while it is open, and not accepted once the project is closed', () => {
    expect(invitationActionsFor('open', true)).toEqual(['accept', 'decline', 'ask'])
    expect(invitationActionsFor('open', false)).toEqual(['decline', 'ask'])
    for (const status of ['accepted', 'declined', 'expired'] as const)
      expect(invitationActionsFor(status, true)).toEqual([])
  })

  test('begins a letter with the firm’s name, if it has one', () => {
    expect(firstLetter('Hollis & Quay CPAs')).toBe(
      'Thank you for the invitation, Hollis & Quay CPAs. I would like to join this project.',
    )
    expect(firstLetter(null)).toBe('Thank you for the invitation. I would like to join this project.')
  })
})
