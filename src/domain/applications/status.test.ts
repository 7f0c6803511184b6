import { describe, expect, test } from 'vitest'
import { movesFrom, refusal, statusAfter } from '../life-cycle.ts'
import { type ApplicationStatus, applicationActions, applicationActionsFor, applicationLifeCycle } from './status.ts'

describe('the life of an application', () => {
  test.each([
    ['pending', { accept: 'accepted', review: 'reviewing', decline: 'rejected' }],
    ['reviewing', { accept: 'accepted', decline: 'rejected' }],
    ['accepted', {}],
    ['rejected', {}],
  ] as const)('from %s the owner may %j', (from, table) => {
    const moves = movesFrom(applicationLifeCycle, from, 'owner')
    expect(moves).toEqual(Object.keys(table))
    for (const move of moves)
      expect(statusAfter(applicationLifeCycle, { move, from, by: 'owner' })).toBe(table[move as keyof typeof table])
  })

  test('the applicant may withdraw it until it is decided on; nobody else moves it', () => {
    for (const [status, moves] of Object.entries({
      pending: ['withdraw'],
      reviewing: ['withdraw'],
      accepted: [],
      rejected: [],
    }))
      expect(movesFrom(applicationLifeCycle, status as ApplicationStatus, 'talent')).toEqual(moves)
    for (const actor of ['admin', 'guest'] as const)
      expect(movesFrom(applicationLifeCycle, 'pending', actor)).toEqual([])
    // When the project is closed, or nobody has answered.
    expect(movesFrom(applicationLifeCycle, 'pending', 'system')).toEqual(['decline'])
  })

  test('who came too late is told where it is now', () => {
    expect(refusal(applicationLifeCycle, { move: 'accept', seen: 'pending', now: 'rejected' }).message).toBe(
      'Someone else has just updated this application. Its status is now rejected.',
    )
  })

  test('contact and resume are offered where they are there', () => {
    expect(applicationActions).toEqual(['accept', 'review', 'decline', 'contact', 'resume'])
    expect(applicationActionsFor('accepted', { hasContact: true, hasResume: false, firmRole: 'owner' })).toEqual([
      'contact',
    ])
    const withResume = { hasContact: false, hasResume: true }
    for (const firmRole of ['owner', 'manager'] as const)
      expect(applicationActionsFor('reviewing', { ...withResume, firmRole })).toEqual(['accept', 'decline', 'resume'])
    for (const firmRole of ['approver', 'viewer'] as const)
      expect(applicationActionsFor('reviewing', { ...withResume, firmRole })).toEqual(['resume'])
  })
})
