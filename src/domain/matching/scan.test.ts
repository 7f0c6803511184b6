import { describe, expect, test } from 'vitest'
import { codesOf } from './codes.ts'
import { emphasisOf, multipliersFor } from './emphasis.ts'
import type { Evidence, TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import type { Need, NeedItem } from './need.ts'
import { createPool } from './pool.ts'
import { rank } from './rank.ts'
import { scan } from './scan.ts'

const today = '2026-11-16'

/** The same numbers each time. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const terms = [
  'software:Xero',
  'software:QuickBooks Online',
  'software:QuickBooks Desktop',
  'software:QuickBooks',
  'software:Lacerte',
  'software:UltraTax CS',
  'service:Bookkeeping',
  'service:Tax Preparation',
  'form:Form 1040',
  'state:CA',
  'state:NY',
  'state:TX',
  'credential:CPA',
  'credential:EA',
] as const

function personFrom(random: () => number, id: string): TalentFacts {
  const pick = <T>(...all: T[]) => all[Math.floor(random() * all.length)] as T
  const evidence = (): Evidence => ({
    stance: pick('works', 'works', 'guided', 'seen', 'denied'),
    source: pick('work', 'title', 'summary', 'list', 'crammed', 'certificate', 'person', 'hint'),
    market: pick('us', 'us', 'local', 'unsaid'),
    until: pick(null, monthOfDate('2026-10-01'), monthOfDate('2019-01-01')),
    months: pick(3, 40),
    quote: '',
    via: null,
  })
  return {
    id,
    terms: Object.fromEntries(terms.filter(() => random() < 0.4).map((term) => [term, [evidence(), evidence()]])),
    states: ['CA', 'NY', 'TX'].filter(() => random() < 0.4),
    level: pick(null, 0, 1, 2, 3, 4),
    workingHours: pick(null, {
      zone: pick('Asia/Manila', 'America/New_York', 'Europe/London'),
      weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: pick('06:00', '09:00', '21:00'), to: '18:00' })),
    }),
    hoursPerWeek: pick(null, 10, 20, 30, 40),
    earliestStart: pick(null, '2026-11-01', '2026-12-10', '2027-03-01'),
    rate: pick(null, 25, 37.5, 41, 60),
    vettingAverage: pick(null, 2.1, 4.4),
  }
}

function needFrom(random: () => number): Need {
  const wanted = () => {
    const [kind, value] = (terms[Math.floor(random() * terms.length)] as string).split(':')
    return { kind, value } as NeedItem['anyOf'][number]
  }
  const items = (count: number): NeedItem[] =>
    Array.from({ length: count }, () => ({ anyOf: random() < 0.3 ? [wanted(), wanted()] : [wanted()] }))
  return {
    must: items(Math.floor(random() * 4)),
    nice: items(Math.floor(random() * 5)),
    overlap: random() < 0.5 ? { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 3 } : null,
    hoursPerWeek: random() < 0.5 ? 20 : null,
    start: random() < 0.5 ? '2026-11-20' : null,
    from: '2026-11-20',
    weeks: 20,
    maxRate: random() < 0.5 ? 40 : null,
    level: random() < 0.5 ? 'Senior' : null,
    emphasis: random() < 0.3 ? { software: 'double', rate: 'must', level: 'off' } : {},
  }
}

function poolOf(people: readonly TalentFacts[]) {
  const pool = createPool()
  people.forEach((facts, number) => {
    if (facts.workingHours) pool.setClock(number, facts.workingHours)
    pool.put({
      id: facts.id,
      codes: codesOf(facts, monthOfDate(today)),
      level: facts.level,
      hours: facts.hoursPerWeek,
      startsOn: facts.earliestStart,
      rate: facts.rate,
      clock: facts.workingHours ? number : null,
      vetting: facts.vettingAverage,
      confirmedOn: null,
    })
  })
  return pool
}

describe('a scan of the pool', () => {
  const random = randomFrom(7)
  const people = Array.from({ length: 1200 }, (_, at) => personFrom(random, `person-${at}`))
  const pool = poolOf(people)
  const needs = Array.from({ length: 60 }, () => needFrom(random))

  test('finds whom looking at everyone closely finds, in the same order, and counts as many', () => {
    for (const need of needs) {
      const ranking = rank(people, need)
      const { ids, counts, considered, ledger } = scan(pool, need, today, { fits: 20, unknown: 20, near: 20 })
      expect(considered).toBe(people.length)
      for (const standing of ['fits', 'unknown', 'near'] as const) {
        const all = ranking.shown.filter((fit) => fit.standing === standing)
        expect(counts[standing]).toBe(all.length)
        expect(ids[standing]).toEqual(all.slice(0, 20).map(({ id }) => id))
      }
      expect(counts.out).toBe(people.length - ranking.shown.length)
      for (const { name, removed } of ledger) {
        const times = ledger.filter((line) => line.name === name).length
        expect([name, removed * times]).toEqual([name, ranking.removed[name] ?? 0])
      }
    }
  })

  test('says how many more would fit without a condition', () => {
    for (const need of needs.slice(0, 20)) {
      if (need.maxRate === null || need.emphasis?.rate) continue
      const { counts, ledger } = scan(pool, need, today, {})
      const without = scan(pool, { ...need, maxRate: null }, today, {})
      const line = ledger.find(({ name }) => name === 'rate')
      expect(without.counts.fits).toBe(counts.fits + (line?.regained ?? Number.NaN))
    }
  })

  test('is with hidden people as it is without them', () => {
    const hidden = new Set(people.filter((_, number) => number % 7 === 0).map(({ id }) => id))
    const others = poolOf(people.filter(({ id }) => !hidden.has(id)))
    for (const need of needs.slice(0, 20))
      expect(scan(pool, need, today, { fits: 5, unknown: 5, near: 5 }, hidden)).toEqual(
        scan(others, need, today, { fits: 5, unknown: 5, near: 5 }),
      )
  })

  test('forgets who left, and knows who changed', () => {
    const need: Need = { ...(needs[0] as Need), must: [], nice: [], maxRate: null, hoursPerWeek: null }
    const own = poolOf(people)
    const [first = ''] = scan(own, need, today, { fits: 5 }).ids.fits
    own.remove(first)
    expect(scan(own, need, today, { fits: 5 }).ids.fits).not.toContain(first)
    expect(own.count).toBe(people.length - 1)
    own.put({
      id: 'new',
      codes: Uint8Array.from([]),
      level: null,
      hours: null,
      startsOn: null,
      rate: null,
      clock: null,
      vetting: null,
      confirmedOn: null,
    })
    expect(own.count).toBe(people.length)
  })
})

describe('a weight', () => {
  const points = new Map([
    ['software', 30],
    ['rate', 10],
    ['hours', 10],
    ['overlap', 10],
  ] as const)

  test('that is doubled is held at two fifths of all points, and never below its own', () => {
    const doubled = multipliersFor(points, { rate: 'double', software: 'double' })
    expect(doubled.get('rate')).toBe(2)
    expect(doubled.get('software')).toBe(1)
    const only = multipliersFor(new Map([['rate', 10]] as const), { rate: 'double' })
    expect(only.get('rate')).toBe(1)
  })

  test('is normal unless it is set', () => {
    expect([emphasisOf('rate', {}), emphasisOf('rate', { rate: 'off' })]).toEqual(['normal', 'off'])
  })
})
