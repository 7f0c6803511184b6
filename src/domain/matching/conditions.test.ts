import { describe, expect, test } from 'vitest'
import { type ConditionName, conditions } from './conditions.ts'
import type { TalentFacts } from './facts.ts'
import type { Need } from './need.ts'
import { asking, someone, weekdays } from './testing/examples.ts'

const judged = (name: ConditionName, known: Partial<TalentFacts>, asked: Partial<Need>) => {
  const fit = conditions[name](someone(known), asking(asked))
  return fit && [fit.state, fit.share, fit.sentence]
}

describe('a condition that isn’t asked has no line', () => {
  test.each(['overlap', 'hours', 'start', 'rate', 'level'] as const)('%s', (name) =>
    expect(judged(name, {}, {})).toBeUndefined(),
  )
})

describe('what nobody knows is open from nothing to everything', () => {
  const newYork = { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }
  test.each<[ConditionName, Partial<Need>, number, string]>([
    ['overlap', { overlap: newYork }, 0.75, 'Working hours are not given'],
    ['hours', { hoursPerWeek: 20 }, 0.75, 'Hours per week are not given'],
    ['start', { start: '2027-01-04' }, 0.8, 'Earliest start is not given'],
    ['rate', { maxRate: 40 }, 0.7, 'Rate is not given'],
    ['level', { level: 'Senior' }, 0.6, 'No job shows a level'],
    ['vetting', {}, 1, 'Not vetted yet'],
  ])('%s', (name, asked, share, sentence) =>
    expect(conditions[name](someone(), asking(asked))).toEqual({
      state: 'unknown',
      share,
      least: 0,
      most: 1,
      sentence,
    }),
  )
})

describe('what was given but confirmed too long ago', () => {
  const asked = asking({ hoursPerWeek: 20, start: '2027-01-04' })
  const stale = { on: '2026-08-30', kinds: ['hours'] as const }
  test('is as open, and says when that was', () =>
    expect(conditions.hours(someone({ stale }), asked)).toEqual({
      ...{ state: 'unknown', share: 0.75, least: 0, most: 1, isStale: true },
      sentence: 'Hours per week last confirmed Aug 30, 2026',
    }))

  test('says nothing of the other, which was never given', () =>
    expect(conditions.start(someone({ stale }), asked)?.sentence).toBe('Earliest start is not given'))
})

test.each<[ConditionName, Partial<TalentFacts>, Partial<Need>, { state: string; share: number }]>([
  ['rate', { rate: 30 }, { maxRate: 40 }, { state: 'met', share: 1 }],
  ['rate', { rate: 42 }, { maxRate: 40 }, { state: 'partly', share: 0.35 }],
  ['rate', { rate: 60 }, { maxRate: 40 }, { state: 'missing', share: 0 }],
])('%s of %j for %j is certain', (name, known, asked, { state, share }) =>
  expect(conditions[name](someone(known), asking(asked))).toMatchObject({ state, share, least: share, most: share }),
)

describe('overlap', () => {
  const overlap = { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }
  const until = (to: string, rest: Partial<Need> = {}) =>
    judged('overlap', { workingHours: weekdays('America/New_York', '06:00', to) }, { overlap, ...rest })

  test.each([
    ['13:00', 'met', 1, '4 hours a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'],
    ['12:30', 'partly', 0.35, '3.5 hours a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'],
    ['12:00', 'partly', 0.35, '3 hours a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'],
    ['11:30', 'missing', 0, '2.5 hours a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'],
    ['10:00', 'missing', 0, '1 hour a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'],
  ])('until %s is %s', (to, ...expected) => expect(until(to)).toEqual(expected))

  test('says that it is with the core hours of the firm, where the project names no others', () => {
    const core = { zone: 'America/Los_Angeles', from: '08:30', to: '12:00', minHours: 3, isCore: true } as const
    const workingHours = weekdays('America/Los_Angeles', '08:00', '16:00')
    expect(conditions.overlap(someone({ workingHours }), asking({ overlap: core }))?.sentence).toBe(
      '3.5 hours a day within the firm’s core hours, 8:30 AM to 12 PM in Los Angeles, in the tightest week; 3 hours needed',
    )
  })

  test('is that of the least of the weeks, clock changes included', () => {
    const manila = { workingHours: weekdays('Asia/Manila', '02:00', '06:00') }
    expect(judged('overlap', manila, { overlap, start: '2027-02-01', weeks: 4 })?.[0]).toBe('met')
    expect(judged('overlap', manila, { overlap, start: '2027-02-01', weeks: 10 })?.[0]).toBe('partly')
  })

  test('can’t be asked without a day to count from', () =>
    expect(until('13:00', { start: null, from: undefined })).toBeUndefined())
})

describe('hours a week, of 20', () => {
  test.each([
    [20, 'met', 1, '20 hours a week, 20 hours needed'],
    [15, 'partly', 0.35, '15 hours a week, 20 hours needed'],
    [14, 'missing', 0, '14 hours a week, 20 hours needed'],
  ])('%i', (hoursPerWeek, ...expected) =>
    expect(judged('hours', { hoursPerWeek }, { hoursPerWeek: 20 })).toEqual(expected),
  )
})

describe('the start, on January 4', () => {
  test.each([
    ['2026-12-01', 'met', 1, 'Free by the start'],
    ['2027-01-04', 'met', 1, 'Free by the start'],
    ['2027-01-05', 'partly', 0.35, 'Free 1 day after the start'],
    ['2027-01-18', 'partly', 0.35, 'Free 14 days after the start'],
    ['2027-01-19', 'missing', 0, 'Free 15 days after the start'],
  ])('%s', (earliestStart, ...expected) =>
    expect(judged('start', { earliestStart }, { start: '2027-01-04' })).toEqual(expected),
  )
})

describe('the rate, at most $40', () => {
  test.each([
    [40, 'met', 1, '$40 an hour, the project pays up to $40 an hour'],
    [37.5, 'met', 1, '$37.50 an hour, the project pays up to $40 an hour'],
    [44, 'partly', 0.35, '$44 an hour, the project pays up to $40 an hour'],
    [44.01, 'missing', 0, '$44.01 an hour, the project pays up to $40 an hour'],
  ])('$%d', (rate, ...expected) => expect(judged('rate', { rate }, { maxRate: 40 })).toEqual(expected))
})

describe('the level', () => {
  test.each<[number, Need['level'], string, number, string]>([
    [0, 'Manager', 'missing', 0, 'Staff by title, Manager needed'],
    [1, 'Manager', 'met', 0.7, 'Senior by title, Manager needed'],
    [2, 'Manager', 'met', 1, 'Manager by title, Manager needed'],
    [3, 'Manager', 'met', 1, 'Controller by title, Manager needed'],
    [4, 'Manager', 'met', 0.75, 'CFO by title, Manager needed'],
    [0, 'Staff', 'met', 1, 'Staff by title, Staff needed'],
  ])('%i where a %s is asked is %s', (level, asked, ...expected) =>
    expect(judged('level', { level }, { level: asked })).toEqual(expected),
  )

  test('says whose word it is', () =>
    expect(judged('level', { level: 1, isLevelSaid: true }, { level: 'Senior' })?.[2]).toBe(
      'Senior by their own account, Senior needed',
    ))
})

describe('scorecards', () => {
  test.each([
    [4.25, 'met', 1, 'Scorecards average 4.3'],
    [2.5, 'met', 1, 'Scorecards average 2.5'],
    [2.4, 'partly', 0.35, 'Scorecards average 2.4'],
  ])('that average %d are %s', (vettingAverage, ...expected) =>
    expect(judged('vetting', { vettingAverage }, {})).toEqual(expected),
  )
})

describe('replies', () => {
  test.each([
    [25, 'met', 1, 'Usually replies within 25 min, counting only working hours'],
    [480, 'met', 1, 'Usually replies within 1 working day, counting only working hours'],
    [481, 'partly', 0.35, 'Usually replies within 1 working day, counting only working hours'],
  ])('within %d working minutes are %s', (replyMinutes, ...expected) =>
    expect(judged('replies', { replyMinutes }, {})).toEqual(expected),
  )

  test('too few to say cost nothing, and may be worth nothing', () =>
    expect(conditions.replies(someone(), asking())).toMatchObject({ state: 'unknown', share: 1, least: 0, most: 1 }))
})
