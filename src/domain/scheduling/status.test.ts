import { expect, test } from 'vitest'
import { introCallMessages } from './intro-call.ts'
import { introCallLifeCycle, introCallMovesFrom, requireCallMove } from './status.ts'

const startsAt = new Date('2026-11-19T15:00:00Z')
const before = new Date(startsAt.getTime() - 1)
const booked = { status: 'booked', startsAt } as const

test('until it begins the guest moves or cancels a booked call, and so does an admin', () => {
  expect(introCallMovesFrom(booked, 'guest', before)).toEqual(['move', 'cancel'])
  expect(introCallMovesFrom(booked, 'admin', before)).toEqual(['move', 'cancel'])
  expect(introCallMovesFrom(booked, 'guest', startsAt)).toEqual([])
})

test.each(['cancelled', 'held'] as const)('nothing is done with one that is %s', (status) => {
  for (const actor of ['guest', 'admin'] as const)
    expect(introCallMovesFrom({ status, startsAt }, actor, before)).toEqual([])
})

test('once it has begun an admin says whether the guest came, and may correct that', () => {
  expect(introCallMovesFrom(booked, 'admin', startsAt)).toEqual(['hold', 'miss'])
  expect(introCallMovesFrom({ status: 'held', startsAt }, 'admin', startsAt)).toEqual(['miss'])
  expect(introCallMovesFrom({ status: 'missed', startsAt }, 'admin', startsAt)).toEqual(['hold'])
})

test('moving it is no other status', () => {
  expect(introCallLifeCycle.moves.move.to).toBe('same')
})

test('whoever can’t is told why', () => {
  expect(() => requireCallMove(booked, { move: 'cancel', by: 'guest' }, before)).not.toThrow()
  const refused = [
    [booked, 'guest', 'cancel', startsAt, introCallMessages.over],
    [{ status: 'held', startsAt }, 'guest', 'move', before, introCallMessages.over],
    [{ status: 'cancelled', startsAt }, 'admin', 'cancel', before, introCallMessages.cancelled],
    [booked, 'admin', 'move', startsAt, introCallMessages.over],
    [booked, 'admin', 'hold', before, introCallMessages.ahead],
    [booked, 'admin', 'miss', before, introCallMessages.ahead],
    [{ status: 'held', startsAt }, 'admin', 'hold', startsAt, introCallMessages.over],
  ] as const
  for (const [call, by, move, now, message] of refused)
    expect(() => requireCallMove(call, { move, by }, now)).toThrow(
      expect.objectContaining({ code: 'conflict', message }),
    )
})
