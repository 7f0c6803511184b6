import { describe, expect, test } from 'vitest'
import { classes, codesOf } from './codes.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import { asideIn, bestOf, judgeOf, linesIn, missingIn, partlyIn, unknownIn } from './judge.ts'
import { linesOf } from './lines.ts'
import type { Need } from './need.ts'
import { createPool } from './pool.ts'
import { asking, evidence, someone, wants, weekdays } from './testing/examples.ts'

function poolOf(...people: Partial<TalentFacts>[]) {
  const pool = createPool()
  for (const [number, known] of people.entries()) {
    const facts = someone(known)
    if (facts.workingHours) pool.setClock(number, facts.workingHours)
    pool.put({
      id: `${number}`,
      codes: codesOf(facts, monthOfDate('2027-01-04')),
      level: facts.level,
      hours: facts.hoursPerWeek,
      startsOn: facts.earliestStart,
      rate: facts.rate,
      clock: facts.workingHours ? number : null,
      vetting: facts.vettingAverage,
      replies: facts.replyMinutes,
      confirmedOn: null,
      createdSeconds: 0,
    })
  }
  return pool
}

/** What the first line of a need says of each person: points, and what is tallied for it. */
function verdicts(need: Need, people: Partial<TalentFacts>[], isStaleAt: Uint8Array | null = null, at = 0) {
  const pool = poolOf(...people)
  const line = linesOf(need).required[at]
  if (!line) throw new Error('The need has no such line.')
  const { column, points, flags } = judgeOf(pool, line, at, need, isStaleAt)
  return people.map((_, slot) => {
    const value = column[slot] as number
    const tallied = flags[value] as number
    const states = [
      unknownIn(tallied) && 'unknown',
      partlyIn(tallied) && 'partly',
      missingIn(tallied) && 'missing',
      asideIn(tallied) && 'aside',
    ].filter(Boolean)
    return [(points[value] as number) / 1e6, states.join() || 'met']
  })
}

describe('a condition', () => {
  test.each<[string, Partial<Need>, Partial<TalentFacts>[], [number, string][]]>([
    [
      'hours',
      { hoursPerWeek: 20 },
      [{ hoursPerWeek: 20 }, { hoursPerWeek: 15 }, { hoursPerWeek: 10 }, { hoursPerWeek: 0 }, {}],
      [
        [10, 'met'],
        [3.5, 'partly'],
        [0, 'missing'],
        [0, 'missing'],
        [7.5, 'unknown'],
      ],
    ],
    [
      'start',
      { start: '2027-01-04' },
      [{ earliestStart: '2027-01-04' }, { earliestStart: '2027-01-05' }, { earliestStart: '2027-03-01' }, {}],
      [
        [10, 'met'],
        [3.5, 'partly'],
        [0, 'missing'],
        [8, 'unknown'],
      ],
    ],
    [
      'rate',
      { maxRate: 40 },
      [{ rate: 40 }, { rate: 40.01 }, { rate: 44.01 }, {}],
      [
        [10, 'met'],
        [3.5, 'partly'],
        [0, 'missing'],
        [7, 'unknown'],
      ],
    ],
    [
      'level',
      { level: 'Manager' },
      [{ level: 2 }, { level: 1 }, { level: 0 }, {}],
      [
        [10, 'met'],
        [7, 'met'],
        [0, 'missing'],
        [6, 'unknown'],
      ],
    ],
    [
      'overlap',
      { overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 8 } },
      [
        { workingHours: weekdays('America/New_York', '09:00', '17:00') },
        { workingHours: weekdays('America/New_York', '10:00', '17:00') },
        { workingHours: weekdays('Asia/Manila', '09:00', '17:00') },
        {},
      ],
      [
        [10, 'met'],
        [3.5, 'partly'],
        [0, 'missing'],
        [7.5, 'unknown'],
      ],
    ],
    [
      'vetting, which decides nothing',
      {},
      [{ vettingAverage: 2.5 }, { vettingAverage: 2.4 }, {}],
      [
        [10, 'met'],
        [3.5, 'met'],
        [10, 'aside'],
      ],
    ],
    [
      'replies, which decide nothing',
      { emphasis: { vetting: 'off' } },
      [{ replyMinutes: 480 }, { replyMinutes: 481 }, { replyMinutes: 100_000 }, {}],
      [
        [2, 'met'],
        [0.7, 'met'],
        [0.7, 'met'],
        [2, 'aside'],
      ],
    ],
  ])('is judged in the pool as it is closely: %s', (_, asked, people, expected) =>
    expect(verdicts(asking(asked), people)).toEqual(expected),
  )

  test('that a firm insists on is missed by whoever meets it in part', () => {
    expect(verdicts(asking({ maxRate: 40, emphasis: { rate: 'must' } }), [{ rate: 42 }, { rate: 40 }])).toEqual([
      [3.5, 'missing'],
      [10, 'met'],
    ])
    expect(verdicts(asking({ emphasis: { vetting: 'must' } }), [{ vettingAverage: 2 }, {}])).toEqual([
      [3.5, 'missing'],
      [10, 'unknown'],
    ])
  })

  test('about time is unknown of whoever confirmed it too long ago, and no other is', () => {
    const stale = Uint8Array.from([1, 0])
    const known = { hoursPerWeek: 20, earliestStart: '2026-12-01', rate: 30 }
    const need = asking({ hoursPerWeek: 20, start: '2027-01-04', maxRate: 40 })
    const states = [0, 1, 2].map((at) => verdicts(need, [known, known], stale, at).map(([, state]) => state))
    expect(states).toEqual([
      ['unknown', 'met'],
      ['unknown', 'met'],
      ['met', 'met'],
    ])
  })

  test('that is stale stays in the pool as it was', () => {
    const pool = poolOf({ hoursPerWeek: 20 })
    const need = asking({ hoursPerWeek: 20 })
    const [line] = linesOf(need).required
    if (line) judgeOf(pool, line, 0, need, Uint8Array.from([1]))
    expect(pool.columns.hours[0]).toBe(21)
  })
})

describe('a must', () => {
  const people = [
    { terms: { 'software:Xero': [evidence()] } },
    { terms: { 'software:Xero': [evidence({ stance: 'guided' as const })] } },
    { terms: { 'software:Xero': [evidence({ stance: 'denied' as const })] } },
    {},
  ]

  test('is judged by the class of each person', () =>
    expect(verdicts(asking({ must: [wants('software', 'Xero')] }), people)).toEqual([
      [10, 'met'],
      [4, 'partly'],
      [0, 'missing'],
      [2, 'unknown'],
    ]))

  test('of which nobody says anything is unknown of everyone', () =>
    expect(verdicts(asking({ must: [wants('software', 'BlackLine')] }), people).map(([, state]) => state)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]))

  test('that isn’t met is named by its number, from 1', () => {
    const need = asking({ must: [wants('software', 'Gusto'), wants('software', 'Xero')] })
    const line = linesOf(need).required[1]
    const pool = poolOf(...people)
    const { column, flags } = line ? judgeOf(pool, line, 1, need, null) : { column: [], flags: [] }
    expect([0, 1, 2].map((at) => linesIn(flags[column[at] as number] as number))).toEqual([0, 2, 2])
  })
})

describe('the best of alternatives', () => {
  const pool = poolOf(
    { terms: { 'software:Xero': [evidence()], 'software:Gusto': [evidence({ source: 'list' })] } },
    { terms: { 'software:Gusto': [evidence()] } },
    { terms: { 'software:Xero': [evidence({ stance: 'denied' })] } },
  )
  const sharesOf = (...values: string[]) =>
    [...bestOf(pool, wants('software', ...values), 'test').subarray(0, 3)].map((code) => classes[code]?.share)

  test('is each person’s own', () => {
    expect(sharesOf('Xero', 'Gusto')).toEqual([1, 1, 0.2])
    expect(sharesOf('Gusto', 'Xero')).toEqual([1, 1, 0.2])
    expect(sharesOf('Gusto', 'BlackLine')).toEqual([0.7, 1, 0.2])
  })

  test('leaves the pool as it is', () => expect(sharesOf('Xero')).toEqual([1, 0.2, 0]))
})
