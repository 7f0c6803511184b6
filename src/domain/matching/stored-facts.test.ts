import { describe, expect, test } from 'vitest'
import { factsFor, type StoredFacts } from './stored-facts.ts'
import { asking, evidence, weekdays } from './testing/examples.ts'

const today = '2026-11-16'
const stored = (rest: Partial<StoredFacts> = {}): StoredFacts => ({
  terms: { 'software:Xero': [evidence()] },
  states: ['NY'],
  level: 1,
  workingHours: weekdays('Asia/Manila', '09:00', '18:00'),
  capacity: { usual: 30, weeks: { '2027-01-04': 10 } },
  earliestStart: '2026-12-01',
  rate: 25,
  rateTo: 30,
  vettingAverage: 4,
  replyMinutes: 90,
  vetted: null,
  confirmedOn: '2026-11-01',
  ...rest,
})
const need = asking({ start: '2026-12-07', weeks: 4 })

test('what is kept about somebody is what is known for a need', () =>
  expect(factsFor('someone', stored(), need, today)).toEqual({
    id: 'someone',
    terms: { 'software:Xero': [evidence()] },
    states: ['NY'],
    level: 1,
    workingHours: weekdays('Asia/Manila', '09:00', '18:00'),
    hoursPerWeek: 30,
    earliestStart: '2026-12-01',
    rate: 25,
    vettingAverage: 4,
    replyMinutes: 90,
  }))

describe('hours', () => {
  test('are those free in the weeks wanted', () =>
    expect(factsFor('someone', stored(), asking({ start: '2026-12-07', weeks: 5 }), today).hoursPerWeek).toBe(10))

  test('are unknown where nobody gave any', () =>
    expect(factsFor('someone', stored({ capacity: { usual: null, weeks: {} } }), need, today).hoursPerWeek).toBeNull())

  test('and start are unknown once they were confirmed too long ago; nothing else is', () =>
    expect(factsFor('someone', stored({ confirmedOn: '2026-09-01' }), need, today)).toMatchObject({
      hoursPerWeek: null,
      earliestStart: null,
      stale: { on: '2026-09-01', kinds: ['hours', 'start'] },
      rate: 25,
      level: 1,
    }))

  test('and start that were never given are not called old', () => {
    const never = stored({ confirmedOn: '2026-09-01', capacity: { usual: null, weeks: {} }, earliestStart: null })
    expect(factsFor('someone', never, need, today).stale?.kinds).toEqual([])
  })

  test('and start that only a text gives are relied on', () =>
    expect(factsFor('someone', stored({ confirmedOn: null }), need, today)).toMatchObject({
      hoursPerWeek: 30,
      earliestStart: '2026-12-01',
    }))
})

test('a level that somebody gave themselves is known as theirs', () =>
  expect(factsFor('someone', stored({ isLevelSaid: true }), need, today)).toMatchObject({
    level: 1,
    isLevelSaid: true,
  }))
