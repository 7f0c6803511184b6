import { describe, expect, test } from 'vitest'
import { atOwnTime, interviewTimes, isOwnWork, keepingCall } from './bulk.ts'

describe('a decision on many that is sent again', () => {
  const me = { userId: 'ines' }
  test.each([
    ['finds its own work', 'pending', { status: 'accepted', reviewedBy: 'ines' }, true],
    [
      'does not take the work of another admin for its own',
      'pending',
      { status: 'accepted', reviewedBy: 'joel' },
      false,
    ],
    [
      'does not take a decision of another kind for its own',
      'pending',
      { status: 'rejected', reviewedBy: 'ines' },
      false,
    ],
    ['is carried out where it was not yet', 'pending', { status: 'pending', reviewedBy: 'ines' }, false],
    ['is refused where it was made before it was asked', 'accepted', { status: 'accepted', reviewedBy: 'ines' }, false],
  ] as const)('%s', (_, expectedStatus, now, isOwn) => {
    expect(isOwnWork({ move: 'accept' }, expectedStatus, now, me)).toBe(isOwn)
  })
})

describe('an invitation of many', () => {
  const booked = new Date('2026-11-19T15:00:00Z')
  test.each([
    ['without a time leaves each the call that is booked', null, booked, '2026-11-19T15:00:00.000Z'],
    ['without a time and a call has none', null, null, null],
    ['with a time has that one', '2026-12-01T10:00:00Z', booked, '2026-12-01T10:00:00Z'],
  ])('%s', (_, interviewAt, call, time) => {
    expect(keepingCall({ move: 'interview', interviewAt, notes: 'Hi' }, call)).toEqual({
      move: 'interview',
      interviewAt: time,
      notes: 'Hi',
    })
  })

  test('is the only decision with a time', () => {
    expect(keepingCall({ move: 'accept' }, booked)).toEqual({ move: 'accept' })
  })
})

describe('interviews of many', () => {
  test('follow each other, also past midnight and when clocks change', () => {
    expect(interviewTimes('2026-11-01T04:30:00Z', 45, 4)).toEqual([
      '2026-11-01T04:30:00.000Z',
      '2026-11-01T05:15:00.000Z',
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T06:45:00.000Z',
    ])
    expect(interviewTimes('2026-11-01T04:30:00Z', 15, 0)).toEqual([])
  })

  test('have each a time of their own; other decisions have none', () => {
    const [first, second] = ['2026-11-01T04:30:00.000Z', '2026-11-01T05:15:00.000Z']
    expect(atOwnTime({ move: 'interview', interviewAt: first }, second)).toEqual({
      move: 'interview',
      interviewAt: second,
    })
    expect(atOwnTime({ move: 'interview', interviewAt: first }, undefined)).toEqual({
      move: 'interview',
      interviewAt: first,
    })
    expect(atOwnTime({ move: 'accept' }, second)).toEqual({ move: 'accept' })
  })
})
