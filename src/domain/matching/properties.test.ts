import { describe, expect, test } from 'vitest'
import { seniorityLevels } from '../projects/details.ts'
import { credentials } from '../trade/credentials.ts'
import { forms } from '../trade/forms.ts'
import { type Kind, mentionsIn } from '../trade/mentions.ts'
import { software } from '../trade/software.ts'
import { standards } from '../trade/standards.ts'
import { type Evidence, keyOf } from './evidence.ts'
import { factsOf, type TalentFacts, type TalentInput } from './facts.ts'
import { fitOf } from './fit.ts'
import { monthOfDate } from './jobs.ts'
import type { Need, NeedItem } from './need.ts'
import { rank } from './rank.ts'
import { limits, points, shares } from './weights.ts'

/** The same numbers every time. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}
type Random = ReturnType<typeof randomFrom>

const today = '2026-11-16'
const wanted: NeedItem[] = [
  ...['Xero', 'QuickBooks Online', 'Lacerte', 'UltraTax CS', 'NetSuite'].map((value) => ({
    kind: 'software' as const,
    value,
  })),
  ...['Bookkeeping', 'Payroll', 'Tax Preparation'].map((value) => ({ kind: 'service' as const, value })),
  ...['Form 1040', 'Form 1065'].map((value) => ({ kind: 'form' as const, value })),
  { kind: 'state' as const, value: 'NY' },
  { kind: 'credential' as const, value: 'CPA' },
].map((item) => ({ anyOf: [item] }))

const keyOfItem = ({ anyOf: [item] }: NeedItem) => (item ? keyOf(item.kind, item.value) : keyOf('service', 'None'))

const evidence = (random: Random): Evidence => ({
  stance: random.pick(['works', 'works', 'works', 'guided', 'seen', 'denied']),
  source: random.pick(['work', 'work', 'title', 'summary', 'list', 'crammed']),
  market: random.pick(['us', 'us', 'unsaid', 'local']),
  until: random.pick([null, monthOfDate('2026-11-01'), monthOfDate('2024-06-01'), monthOfDate('2015-01-01')]),
  months: random.pick([3, 14, 40]),
  quote: 'Made up for a test.',
  via: null,
})

const person = (random: Random, id: string): TalentFacts => ({
  id,
  terms: Object.fromEntries(
    wanted.filter(() => random.chance(0.7)).map((item) => [keyOfItem(item), [evidence(random)]]),
  ),
  states: random.chance(0.5) ? ['NJ', 'PA'] : [],
  level: random.pick([null, 0, 1, 2, 3]),
  workingHours: random.chance(0.2)
    ? null
    : {
        zone: random.pick(['Asia/Manila', 'America/Bogota', 'Europe/Warsaw']),
        weekly: [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          from: random.pick(['09:00', '13:00', '21:00']),
          to: '05:00',
        })),
      },
  hoursPerWeek: random.pick([null, 10, 16, 20, 40]),
  earliestStart: random.pick([null, '2026-12-01', '2027-01-10', '2027-03-01']),
  rate: random.pick([null, 15, 21, 22, 40]),
  vettingAverage: random.pick([null, 2, 4]),
  replyMinutes: random.pick([null, 30, 900]),
})

/** A need that asks for everything there is to ask. */
type FullNeed = { [key in keyof Need]: NonNullable<Need[key]> }

const needFrom = (random: Random): FullNeed => ({
  must: wanted.filter(() => random.chance(0.2)),
  nice: wanted.filter(() => random.chance(0.2)),
  overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: random.pick([1, 3, 5]) },
  hoursPerWeek: random.pick([10, 20]),
  start: '2027-01-04',
  weeks: 12,
  maxRate: random.pick([20, 40]),
  level: random.pick(seniorityLevels),
})

const random = randomFrom(7)
const people = Array.from({ length: 200 }, (_, at) => person(random, `person-${at}`))
const needs = Array.from({ length: 20 }, () => needFrom(random))
const ids = (need: Need, all = people) => rank(all, need).shown.map(({ id }) => id)

describe('whoever is shown', () => {
  test('misses no must and no condition, 10,000 times', () => {
    const byId = new Map(people.map((one) => [one.id, one]))
    const violations: string[] = []
    let shown = 0
    for (let round = 0; shown < 10_000; round++) {
      const need = needFrom(randomFrom(round))
      for (const { id, standing } of rank(people, need).shown) {
        shown++
        const one = byId.get(id)
        if (!one) throw new Error(`${id} was never considered`)
        const { rate, hoursPerWeek, earliestStart, level, terms } = one
        const isNearEnough =
          (rate ?? 0) <= need.maxRate * limits.rateNearShare &&
          (hoursPerWeek ?? 99) >= need.hoursPerWeek * limits.hoursNearShare &&
          earliestStart !== '2027-03-01' &&
          (level ?? 9) >= seniorityLevels.indexOf(need.level) - 1
        const isDenied = need.must.some((item) =>
          terms[keyOfItem(item)]?.some(({ stance, source }) => stance === 'denied' && source !== 'crammed'),
        )
        const isDone = need.must.every(
          (item) => !keyOfItem(item).startsWith('software:') || terms[keyOfItem(item)]?.[0]?.stance === 'works',
        )
        const isFit =
          rate !== null && rate <= need.maxRate && hoursPerWeek !== null && hoursPerWeek >= need.hoursPerWeek && isDone
        if (!isNearEnough || isDenied || (standing === 'fits' && !isFit)) violations.push(id)
      }
    }
    expect(violations).toEqual([])
  })

  test('has lines that sum to the score, inside its range', () => {
    for (const need of needs.slice(0, 10))
      for (const { score, least, most, factors } of rank(people, need).shown) {
        const sum = factors.reduce((total, { contribution }) => total + contribution, 0)
        expect(Math.abs(sum - score)).toBeLessThan(1e-6)
        expect([least <= score + 1e-6, most >= score - 1e-6]).toEqual([true, true])
        // What nobody knows is a range, never a zero.
        expect(factors.filter(({ state, least: worst, most: best }) => state === 'unknown' && best <= worst)).toEqual(
          [],
        )
      }
  })

  test('comes in the same order twice, and whatever the order of input', () => {
    for (const need of needs) expect(ids(need, people.toReversed())).toEqual(ids(need))
  })
})

describe('a wider condition', () => {
  test.each([
    ['rate', (need: FullNeed) => ({ ...need, maxRate: need.maxRate + 5 })],
    ['hours', (need: FullNeed) => ({ ...need, hoursPerWeek: need.hoursPerWeek - 5 })],
    ['overlap', (need: FullNeed) => ({ ...need, overlap: { ...need.overlap, minHours: need.overlap.minHours - 1 } })],
    ['start', (need: FullNeed) => ({ ...need, start: '2027-02-01' })],
    ['level', (need: FullNeed) => ({ ...need, level: 'Staff' as const })],
    ['a must less', (need: FullNeed) => ({ ...need, must: need.must.slice(1) })],
    ['no overlap asked', (need: FullNeed) => ({ ...need, overlap: null })],
  ])('of %s loses nobody', (_, widen) => {
    for (const need of needs) expect(ids(widen(need))).toEqual(expect.arrayContaining(ids(need)))
  })
})

test('an answer to what is unknown never lowers the score, if it is the best one', () => {
  for (const need of needs)
    for (const one of people.slice(0, 40)) {
      const before = fitOf(one, need).score
      const best: TalentFacts = {
        ...one,
        rate: one.rate ?? 1,
        hoursPerWeek: one.hoursPerWeek ?? 80,
        earliestStart: one.earliestStart ?? today,
        level: one.level ?? seniorityLevels.indexOf(need.level),
        vettingAverage: one.vettingAverage ?? 5,
        replyMinutes: one.replyMinutes ?? 10,
        workingHours: one.workingHours ?? {
          zone: 'America/New_York',
          weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
        },
        terms: {
          ...Object.fromEntries(
            [...need.must, ...need.nice].map((item) => [
              keyOfItem(item),
              [
                {
                  ...evidence(randomFrom(1)),
                  stance: 'works',
                  source: 'work',
                  market: 'us',
                  until: monthOfDate(today),
                  months: 60,
                },
              ],
            ]),
          ),
          ...one.terms,
        },
      }
      expect(fitOf(best, need).score).toBeGreaterThanOrEqual(before - 1e-9)
    }
})

const profileOf = (text: string, tools: string[] = []): TalentInput => ({
  id: 'one',
  workingHours: null,
  hoursPerWeek: null,
  earliestStart: null,
  rate: null,
  vettingAverage: null,
  profile: {
    personal_info: { location: 'Manila, Philippines' },
    professional_summary: null,
    work_experience: [
      {
        company: 'Any',
        position: 'Accountant',
        location: 'Remote',
        start_date: '2020-01',
        end_date: 'Present',
        description: text,
        achievements: [],
      },
    ],
    skills: { technical: [], languages: [], frameworks: [], tools, soft_skills: [] },
    certifications: [],
    projects: [],
    languages_spoken: [],
  },
})

describe('who somebody is', () => {
  test('has no place in the facts: name, email, photo, school, country in the same zone', () => {
    const input = profileOf('Prepared 1040s in Lacerte. I work 9 to 5.')
    const other = {
      ...input,
      name: 'Somebody Else',
      email: 'else@example.com',
      photo: 'https://example.com/else.jpg',
      profile: {
        ...input.profile,
        personal_info: { location: 'Cebu City, Philippines', full_name: 'Somebody Else', phone: '+1 555' },
        education: [{ institution: 'Another University', graduation_date: '1988' }],
        volunteer_experience: [{ organization: 'Another', description: 'Kept the books in Xero' }],
      },
    }
    expect(factsOf(other, today)).toEqual(factsOf(input, today))
  })

  test('leaves no trace of age, sex or family in a summary', () => {
    const input = profileOf('Prepared 1040s in Lacerte.')
    const withDetails = {
      ...input,
      profile: { ...input.profile, professional_summary: 'Personal details: female, 52, two children.' },
    }
    expect(factsOf(withDetails, today)).toEqual(factsOf(input, today))
  })
})

describe('every spelling of the catalog', () => {
  const all: [Kind, string, string][] = [
    ...software.all.flatMap(({ name, aliases }): [Kind, string, string][] =>
      aliases.map((alias) => ['software', name, alias]),
    ),
    ...forms.all.flatMap(({ name, aliases }): [Kind, string, string][] =>
      aliases.map((alias) => ['form', name, alias]),
    ),
    ...standards.all.flatMap(({ name, aliases }): [Kind, string, string][] =>
      aliases.map((alias) => ['standard', name, alias]),
    ),
    ...credentials.all.flatMap(({ short, aliases }): [Kind, string, string][] =>
      aliases.map((alias) => ['credential', short, alias]),
    ),
  ]
  test('is read as its term, in a list and in a sentence', () => {
    const unread = all.filter(([kind, value, alias]) =>
      [alias, `Worked daily in ${alias}.`].some(
        (text) => !mentionsIn(text).some((one) => one.kind === kind && one.value === value),
      ),
    )
    expect(unread).toEqual([])
  })

  test('gives the same score as the name', () => {
    const start = { ...needFrom(randomFrom(3)), nice: [] }
    for (const { name, aliases } of software.all) {
      const scores = [name, ...aliases].map(
        (spelling) =>
          fitOf(
            factsOf(profileOf(`Worked daily in ${spelling} for clients in the United States.`, [spelling]), today),
            {
              ...start,
              must: [{ anyOf: [{ kind: 'software', value: name }] }],
            },
          ).score,
      )
      expect([name, ...new Set(scores)]).toHaveLength(2)
    }
  })
})

test('no kind of factor can decide alone: one line is at most two fifths of the points that conditions have', () => {
  const { overlap, hours, start, rate, level, vetting } = points
  const conditions = overlap + hours + start + rate + level + vetting
  for (const weight of [points.must, points.nice]) expect(weight).toBeLessThanOrEqual(0.4 * conditions)
  for (const share of Object.values(shares)) expect(share).toBeLessThanOrEqual(1)
})
