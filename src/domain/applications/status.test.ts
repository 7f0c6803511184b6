import { describe, expect, test } from 'vitest'
import { movesFrom, refusal, statusAfter } from '../life-cycle.ts'
import { applicationActions, applicationActionsFor, applicationLifeCycle } from './status.ts'

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

  test('nobody else moves it', () => {
    for (const actor of ['talent', 'admin', 'guest', 'system'] as const)
      expect(movesFrom(applicationLifeCycle, 'pending', actor)).toEqual([])
  })

  test('who came too late is told where it is now', () => {
    expect(refusal(applicationLifeCycle, { move: 'accept', seen: 'pending', now: 'rejected' }).message).toBe(
      'Someone else has just updated this application. Its status is now rejected.',
    )
  })

  test('contact and resume are offered where they are there', () => {
    expect(applicationActions).toEqual(['accept', 'review', 'decline', 'contact', 'resume'])
    expect(applicationActionsFor('accepted', { hasContact: true, hasResume: false })).toEqual(['contact'])
    expect(applicationActionsFor('reviewing', { hasContact: false, hasResume: true })).toEqual([
      'accept',
      'decline',
      'resume',
    ])
  })
})
