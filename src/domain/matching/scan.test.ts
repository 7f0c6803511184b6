import { describe, expect, test } from 'vitest'
import { codesOf } from './codes.ts'
import type { Evidence } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import type { Need, NeedItem } from './need.ts'
import { createPool } from './pool.ts'
import { rank } from './rank.ts'
import { scan } from './scan.ts'
import { asking, evidence, someone, wants, weekdays } from './testing/examples.ts'

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

/** Many work by the same week. */
const weeks = [
  weekdays('Asia/Manila', '21:00', '04:00'),
  weekdays('America/New_York', '09:00', '18:00'),
  weekdays('Europe/London', '09:00', '17:00'),
  weekdays('Europe/London', '06:00', '14:00'),
]

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
    workingHours: pick(null, ...weeks),
    hoursPerWeek: pick(null, 10, 20, 30, 40),
    earliestStart: pick(null, '2026-11-01', '2026-12-10', '2027-03-01'),
    rate: pick(null, 25, 37.5, 41, 60),
    vettingAverage: pick(null, 2.1, 4.4),
    replyMinutes: pick(null, 12, 480, 481, 3000),
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

type Someone = { facts: TalentFacts; confirmedOn: string | null }

function poolOf(people: readonly Someone[]) {
  const pool = createPool()
  for (const [number, week] of weeks.entries()) pool.setClock(number, week)
  for (const { facts, confirmedOn } of people)
    pool.put({
      id: facts.id,
      codes: codesOf(facts, monthOfDate(today)),
      level: facts.level,
      hours: facts.hoursPerWeek,
      startsOn: facts.earliestStart,
      rate: facts.rate,
      clock: facts.workingHours && weeks.indexOf(facts.workingHours),
      vetting: facts.vettingAverage,
      replies: facts.replyMinutes,
      confirmedOn,
      createdSeconds: 0,
    })
  return pool
}

/** A day more than what can be relied on, and just as long. */
const confirmations = ['2026-09-16', '2026-09-17', null]

/** `RUNS=1000` for a long run. */
const runs = Number(process.env.RUNS ?? 100)

describe('a scan of the pool', () => {
  const random = randomFrom(7)
  const people = Array.from({ length: 80 }, (_, at) => ({
    facts: personFrom(random, `person-${at}`),
    confirmedOn: confirmations[at % 3] ?? null,
  }))
  const pool = poolOf(people)
  const believed = people.map(({ facts, confirmedOn }) =>
    confirmedOn === confirmations[0] ? { ...facts, hoursPerWeek: null, earliestStart: null } : facts,
  )
  const needs = Array.from({ length: runs }, () => needFrom(random))

  test.each(needs.entries().toArray())(
    'finds whom looking at everyone closely finds, in the same order, and counts as many: %i',
    (_, need) => {
      const ranking = rank(believed, need)
      const { ids, counts, considered, ledger } = scan(pool, need, today, { fits: 4, unknown: 4, near: 4 })
      expect(considered).toBe(people.length)
      for (const standing of ['fits', 'unknown', 'near'] as const) {
        const all = ranking.shown.filter((fit) => fit.standing === standing)
        expect(counts[standing]).toBe(all.length)
        expect(ids[standing]).toEqual(all.slice(0, 4).map(({ id }) => id))
      }
      expect(counts.out).toBe(people.length - ranking.shown.length)
      for (const { name, removed } of ledger) {
        const times = ledger.filter((line) => line.name === name).length
        expect([name, removed * times]).toEqual([name, ranking.removed[name] ?? 0])
      }
    },
  )

  test('says how many more would fit without a condition', () => {
    const asked = needs.filter(({ maxRate, emphasis }) => maxRate !== null && !emphasis?.rate).slice(0, 20)
    const gains = asked.map((need) => {
      const { counts, ledger } = scan(pool, need, today, {})
      const without = scan(pool, { ...need, maxRate: null }, today, {})
      const gain = ledger.find(({ name }) => name === 'rate')?.regained
      expect(without.counts.fits).toBe(counts.fits + (gain ?? Number.NaN))
      return gain
    })
    expect(Math.max(...gains.map((gain) => gain ?? 0))).toBeGreaterThan(0)
  })

  test('is with hidden people as it is without them', () => {
    const hidden = new Set(people.filter((_, number) => number % 7 === 0).map(({ facts }) => facts.id))
    const others = poolOf(people.filter(({ facts }) => !hidden.has(facts.id)))
    for (const need of needs.slice(0, 20))
      expect(scan(pool, need, today, { fits: 5, unknown: 5, near: 5 }, hidden)).toEqual(
        scan(others, need, today, { fits: 5, unknown: 5, near: 5 }),
      )
  })

  test('forgets who left, and is as if they had never come', () => {
    const own = poolOf(people)
    const gone = people.slice(0, 20)
    for (const { facts } of gone) own.remove(facts.id)
    const others = poolOf(people.slice(20))
    for (const need of needs.slice(0, 20))
      expect(scan(own, need, today, { fits: 5, unknown: 5, near: 5 })).toEqual(
        scan(others, need, today, { fits: 5, unknown: 5, near: 5 }),
      )
  })

  test('of a need that asks nothing finds everyone, by what would be nice', () => {
    const need = asking({ nice: [wants('software', 'Xero')], emphasis: { vetting: 'off' } })
    const shown = rank(believed, need).shown.map(({ id }) => id)
    expect(scan(pool, need, today, { fits: people.length }).ids.fits).toEqual(shown)
    expect(scan(pool, { ...need, nice: [] }, today, { fits: people.length }).ids.fits).toHaveLength(people.length)
  })

  test('puts first of whom more is known, where scores are equal', () => {
    const services = ['Payroll', 'Sales Tax', 'Tax Preparation']
    const doing = (id: string, payroll: Partial<Evidence>, salesTax: Partial<Evidence>) => ({
      facts: someone({
        id,
        terms: {
          'service:Payroll': [evidence(payroll)],
          'service:Sales Tax': [evidence(salesTax)],
          'service:Tax Preparation': [evidence({ stance: 'denied' })],
        },
      }),
      confirmedOn: null,
    })
    // Half and half, and three quarters and a quarter; the hash alone would put a first.
    const hinted = doing('a', { source: 'hint' }, { source: 'hint' })
    const shown = doing('b', { months: 3 }, { market: 'local' })
    const need = asking({ nice: services.map((name) => wants('service', name)) })
    const ranking = rank([hinted.facts, shown.facts], need)
    expect(new Set(ranking.shown.map(({ score }) => score)).size).toBe(1)
    expect(ranking.shown.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(scan(poolOf([hinted, shown]), need, today, { fits: 2 }).ids.fits).toEqual(['b', 'a'])
  })

  test('puts first whose id comes first, where even the hash is the same', () => {
    const two = ['liquid', 'costarring'].map((id) => ({ facts: someone({ id }), confirmedOn: null }))
    expect(scan(poolOf(two), asking(), today, { fits: 2 }).ids.fits).toEqual(['costarring', 'liquid'])
  })

  test('says of each line that decides what it costs; vetting decides only for who insists on it', () => {
    const names = (emphasis: Need['emphasis']) =>
      scan(pool, asking({ maxRate: 40, emphasis }), today, {}).ledger.map(({ name }) => name)
    expect([names({}), names({ vetting: 'must' })]).toEqual([['rate'], ['rate', 'vetting']])
  })

  test('looks for nobody who isn’t asked for', () =>
    expect(scan(pool, asking(), today, {}).ids).toEqual({ fits: [], unknown: [], near: [] }))
})
