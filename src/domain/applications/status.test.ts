import { describe, expect, test } from 'vitest'
import { applicationMoves, applicationMovesFrom, applicationStatuses } from './status.ts'

describe('the life of an application', () => {
  test.each([
    ['pending', ['accept', 'review', 'decline']],
    ['reviewing', ['accept', 'decline']],
    ['accepted', []],
    ['rejected', []],
  ] as const)('from %s one may %j', (status, moves) => {
    expect(applicationMovesFrom(status)).toEqual(moves)
  })

  test('no move leads back to the beginning or stays where it was', () => {
    for (const { from, to } of Object.values(applicationMoves)) {
      expect(applicationStatuses).toContain(to)
      expect(to).not.toBe('pending')
      expect(from).not.toContain(to)
    }
  })
})
