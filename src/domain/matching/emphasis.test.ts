import { describe, expect, test } from 'vitest'
import type { FactorKind } from '../projects/need.ts'
import { type Emphases, emphasesFor, emphasisOf, multipliersFor, presets } from './emphasis.ts'

/** The points of some kinds of lines, and what they are multiplied by. */
const multiplied = (points: Partial<Record<FactorKind, number>>, chosen: Emphases) =>
  Object.fromEntries(multipliersFor(new Map(Object.entries(points) as [FactorKind, number][]), chosen))

describe('a weight', () => {
  test('is normal unless it is set', () => {
    expect([emphasisOf('rate', undefined), emphasisOf('rate', {}), emphasisOf('rate', { rate: 'off' })]).toEqual([
      'normal',
      'normal',
      'off',
    ])
    expect(multiplied({ software: 30, rate: 10 }, {})).toEqual({ software: 1, rate: 1 })
  })

  test('is multiplied by what is chosen; a must weighs as usual', () =>
    expect(
      multiplied(
        { software: 10, rate: 10, hours: 10, level: 10, form: 10 },
        { software: 'double', rate: 'half', hours: 'must', level: 'off' },
      ),
    ).toEqual({ software: expect.closeTo(5 / 3, 9), rate: 0.5, hours: 1, level: 0, form: 1 }))

  test('that is doubled is held at two fifths of all points', () => {
    const points = { software: 15, rate: 10, hours: 10, overlap: 10 }
    const { software = 0 } = multiplied(points, { software: 'double' })
    expect(software).toBeCloseTo(4 / 3, 9)
    expect((15 * software) / (15 * software + 30)).toBeCloseTo(0.4, 9)
  })

  test('that is doubled and small is twice as much', () =>
    expect(multiplied({ software: 30, rate: 10, hours: 10 }, { rate: 'double' })).toEqual({
      software: 1,
      rate: 2,
      hours: 1,
    }))

  test('that is doubled never falls below its own points', () => {
    expect(
      multiplied({ software: 30, rate: 10, hours: 10, overlap: 10 }, { rate: 'double', software: 'double' }),
    ).toEqual({
      software: 1,
      rate: 2,
      hours: 1,
      overlap: 1,
    })
    expect(multiplied({ rate: 10 }, { rate: 'double' })).toEqual({ rate: 1 })
  })

  test('that is off leaves less for others to be two fifths of', () =>
    expect(multiplied({ software: 10, rate: 10, hours: 10 }, { software: 'double', rate: 'off' })).toEqual({
      software: 1,
      rate: 0,
      hours: 1,
    }))
})

test('a kind can be made a must where something can be met in part, and presets hold to it', () => {
  expect(emphasesFor('rate')).toEqual(['off', 'half', 'normal', 'double', 'must'])
  expect(emphasesFor('level')).toEqual(['off', 'half', 'normal', 'double'])
  for (const preset of Object.values(presets))
    for (const [kind, emphasis] of Object.entries(preset)) expect(emphasesFor(kind as FactorKind)).toContain(emphasis)
})
