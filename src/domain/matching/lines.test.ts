import { describe, expect, test } from 'vitest'
import { firstDay, linesOf, niceWeights } from './lines.ts'
import type { Need } from './need.ts'
import { asking, wants } from './testing/examples.ts'

const xero = wants('software', 'Xero')
const bookkeeping = wants('service', 'Bookkeeping')
const weighed = (need: Need) => linesOf(need).required.map(({ name, weight }) => [name, weight])

describe('the lines of a need', () => {
  test('are its musts and what it asks; vetting and replies always count', () =>
    expect(weighed(asking({ must: [wants('software', 'Drake Tax', 'Lacerte'), bookkeeping], maxRate: 40 }))).toEqual([
      ['software: Drake Tax or Lacerte', 10],
      ['service: Bookkeeping', 10],
      ['rate', 10],
      ['vetting', 10],
      ['replies', 2],
    ]))

  test('have each condition that is asked, in the order in which people are taken out', () =>
    expect(
      weighed(
        asking({
          overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 3 },
          hoursPerWeek: 20,
          start: '2027-01-04',
          maxRate: 40,
          level: 'Senior',
        }),
      ).map(([name]) => name),
    ).toEqual(['overlap', 'hours', 'start', 'rate', 'level', 'vetting', 'replies']))

  test('count less where a brief only mentions something', () =>
    expect(weighed(asking({ must: [{ ...xero, firmness: 0.5 }] }))[0]).toEqual(['software: Xero', 5]))

  test('have the nice-to-haves apart', () => {
    const { required, nice } = linesOf(asking({ must: [bookkeeping], nice: [xero] }))
    expect(required.map(({ name }) => name)).toEqual(['service: Bookkeeping', 'vetting', 'replies'])
    expect(nice).toEqual([{ name: 'nice: software: Xero', kind: 'software', multiplier: 1, item: xero }])
  })
})

describe('a kind of line that a firm', () => {
  const need = (emphasis: Need['emphasis']) =>
    asking({ must: [xero, bookkeeping], nice: [wants('software', 'Gusto')], maxRate: 40, emphasis })
  const linesFor = (emphasis: Need['emphasis']) => {
    const { required, nice } = linesOf(need(emphasis))
    return { required: required.map(({ name }) => name), nice: nice.map(({ name }) => name) }
  }

  test('switches off has no lines that count, and names them apart', () => {
    expect(linesFor({ software: 'off' })).toEqual({
      required: ['service: Bookkeeping', 'rate', 'vetting', 'replies'],
      nice: [],
    })
    expect(linesFor({ vetting: 'off' }).required).not.toContain('vetting')
    const offFor = (emphasis: Need['emphasis']) => linesOf(need(emphasis)).off.map(({ name, kind }) => [name, kind])
    expect(offFor({ software: 'off', rate: 'off', level: 'off' })).toEqual([
      ['software: Xero', 'software'],
      ['rate', 'rate'],
      ['nice: software: Gusto', 'software'],
    ])
    expect(offFor({ software: 'half' })).toEqual([])
  })

  test('halves weighs half, of the nice-to-haves, too', () => {
    const { required, nice } = linesOf(need({ software: 'half' }))
    expect([required[0]?.weight, required[1]?.weight, nice[0]?.multiplier]).toEqual([5, 10, 0.5])
  })

  test('doubles weighs up to twice as much: two fifths of all points, those of nice-to-haves included', () => {
    // Rate has 10 points; 10 + 10 for musts, 10 for vetting, 2 for replies and 7 for what would be nice are 39.
    expect(weighed(need({ rate: 'double' }))[2]).toEqual(['rate', 20])
    const [[, weight] = []] = weighed(asking({ nice: [xero], maxRate: 40, emphasis: { rate: 'double' } }))
    // 0.4 of 19 / 0.6, as vetting, replies and nice-to-haves are all there is besides.
    expect(weight).toBeCloseTo(19 * (0.4 / 0.6), 6)
  })

  test('makes a must counts as usual and has to be met in full', () => {
    const strict = linesOf(need({ rate: 'must', software: 'must' })).required
    expect(strict.map(({ name, weight, isStrict }) => [name, weight, isStrict])).toEqual([
      ['software: Xero', 10, true],
      ['service: Bookkeeping', 10, false],
      ['rate', 10, true],
      ['vetting', 10, false],
      ['replies', 2, false],
    ])
  })
})

test.each([
  [1, { half: 1, better: 7 }],
  [2, { half: 1, better: 5.95, rest: 1.05 }],
  [3, { half: 2, better: 2.975, rest: 1.05 }],
  [4, { half: 2, better: 2.975, rest: 0.525 }],
  [5, { half: 3, better: 1.983333, rest: 0.525 }],
])('of %i nice-to-haves the better half carries most of 7 points', (count, expected) => {
  const weights = niceWeights(count)
  for (const [name, figure] of Object.entries(expected))
    expect(weights[name as keyof typeof weights]).toBeCloseTo(figure, 6)
})

test('without nice-to-haves nothing is divided by none', () =>
  expect(Object.values(niceWeights(0)).every(Number.isFinite)).toBe(true))

test.each<[string, Partial<Need>, string]>([
  ['the start', { start: '2027-02-01', from: '2026-11-16' }, '2027-02-01'],
  ['today, where no start is asked', { start: null, from: '2026-11-16' }, '2026-11-16'],
  ['the same day always, where nobody says which day it is', { start: null, from: undefined }, '2026-01-01'],
])('a need counts from %s', (_, days, expected) => expect(firstDay(asking(days))).toBe(expected))
