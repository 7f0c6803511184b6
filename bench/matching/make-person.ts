import { allIndustries, allStates, everything, type FamilyName, families, familyNames } from './families.ts'
import type { Level, Use } from './grade.ts'
import type { Job, Person, Told, ToldField } from './person.ts'
import { toldFields } from './person.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'
import { timeline } from './timeline.ts'
import { type Item, keyOf, withIncluded } from './trade.ts'

/** How often each way of telling hours, rate, start and working hours occurs. */
export type Telling = Record<Exclude<Told, 'field'>, number>

const yearsByLevel: [number, number][] = [
  [2, 6],
  [4, 10],
  [8, 14],
  [10, 18],
  [14, 22],
]

/** What else somebody in that family of work did. */
function fill(random: Random, name: FamilyName, level: Level, avoid: Set<string>, has: Set<string>): Use[] {
  const family = families[name]
  const allowed = (item: Item) => {
    const all = withIncluded(keyOf(item))
    return !has.has(keyOf(item)) && ![...all].some((key) => avoid.has(key))
  }
  const of = (kind: Item['kind'], values: string[], count: number): Use[] =>
    random
      .some(values, count)
      .map((value): Use => ({ kind, value, depth: 'alone' }))
      .filter(allowed)
  const services = [...family.core, ...(name === 'tax' && level >= 2 ? ['Tax Review'] : [])]
  return [
    ...of('service', services, services.length),
    ...of('service', family.services, random.integer(0, Math.min(2, family.services.length))),
    ...of('software', family.software, random.integer(2, 4)),
    ...of('form', family.forms, name === 'tax' ? random.integer(1, 4) : random.integer(0, 2)),
    ...of('standard', family.standards, random.integer(0, 2)),
    ...of('state', allStates, random.integer(...family.states)),
    ...of('industry', allIndustries, random.integer(...family.industries)),
  ]
}

function tell(random: Random, telling: Telling): Record<ToldField, Told> {
  const one = (): Told => {
    const drawn = random.next()
    if (drawn < telling.words) return 'words'
    if (drawn < telling.words + telling.nowhere) return 'nowhere'
    return drawn < telling.words + telling.nowhere + telling.both ? 'both' : 'field'
  }
  return Object.fromEntries(toldFields.map((field) => [field, one()])) as Record<ToldField, Told>
}

const nativeOf: Record<string, string[]> = {
  Philippines: ['Tagalog'],
  India: ['Hindi'],
  Colombia: ['Spanish'],
  Mexico: ['Spanish'],
  Argentina: ['Spanish'],
  Brazil: ['Portuguese'],
  'South Africa': ['Afrikaans'],
  Poland: ['Polish'],
}

function withNative({ place, languages }: Plan): Person['languages'] {
  const native = ['English', ...(nativeOf[place.country] ?? [])]
  return [
    ...native.map((language) => ({ language, skill: 'professional' as const })),
    ...languages.filter(({ language }) => !native.includes(language)),
  ]
}

export function makePerson(random: Random, plan: Plan, telling: Telling): Person {
  const [low, high] = yearsByLevel[plan.level] ?? [2, 6]
  const needsOld = plan.old.length > 0
  const spans = timeline(random, Math.max(random.integer(low, high), needsOld ? 8 : 0), needsOld)
  const avoid = new Set(plan.avoid.map(keyOf))
  const jobs = spans.map((dates, at): Job => {
    const isOld = (dates.end ?? '9999') < '2022'
    const level = Math.max(0, plan.level - at) as Level
    const isForUsClients = plan.place.isInUs || at === 0 || (isOld && needsOld) || random.chance(at === 1 ? 0.6 : 0.3)
    // What was planned to be recent is in the newest job, and often in the one before.
    const planned = at === 0 ? plan.recent : isOld ? plan.old : plan.recent.filter(() => random.chance(0.4))
    const has = new Set(planned.map(keyOf))
    const avoided = new Set([
      ...avoid,
      ...plan.old.map(keyOf),
      ...plan.recent.filter(({ depth }) => depth === 'guided').map(keyOf),
    ])
    const uses = isForUsClients ? [...planned, ...fill(random, plan.family, level, avoided, has)] : []
    return { ...dates, isForUsClients, uses, family: plan.family, level, notes: at === 0 ? plan.notes : [] }
  })
  if (plan.isShort) shorten(random, jobs)
  return {
    jobs,
    place: plan.place,
    credentials: plan.credentials,
    languages: withNative(plan),
    level: plan.level,
    schedule: plan.schedule,
    hoursPerWeek: plan.hoursPerWeek,
    earliestStart: plan.earliestStart,
    rate: plan.rate,
    vettingAverage: plan.vettingAverage,
    told: tell(random, telling),
    claims: plan.listsEverything
      ? [...random.some(everything, random.integer(12, 22)), ...plan.avoid]
      : random.some(everything, random.chance(0.12) ? 2 : 0),
    claimedYears: plan.isShort || (plan.listsEverything && random.chance(0.5)) ? random.integer(10, 16) : null,
  }
}

/** The work that counts began this summer; before it there was other work. */
function shorten(random: Random, jobs: Job[]): void {
  const newest = jobs[0]
  if (!newest) return
  const other = random.pick(familyNames.filter((name) => name !== newest.family && name !== 'reporting'))
  const begun = `2026-0${random.integer(5, 7)}`
  const services = new Set(
    newest.uses.filter(({ kind }) => kind === 'service').flatMap((use) => [...withIncluded(keyOf(use))]),
  )
  for (const job of jobs) {
    if (job === newest) continue
    job.family = other
    job.uses = job.isForUsClients ? fill(random, other, job.level, services, new Set()) : []
  }
  const before: Job = {
    ...newest,
    end: begun,
    family: other,
    uses: fill(random, other, newest.level, services, new Set()),
    notes: [],
  }
  newest.start = begun
  newest.end = null
  jobs.splice(1, 0, before)
}
