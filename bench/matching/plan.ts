import type { FamilyName } from './families.ts'
import type { Level, Truth, Use } from './grade.ts'
import { nameWordOf, numberIn } from './lookalikes.ts'
import { overlapHours, type Schedule } from './overlap.ts'
import type { Note, Place, Project } from './person.ts'
import type { Random } from './random.ts'
import { type Item, itemsOf, keyOf, nearItems } from './trade.ts'

/** Which parts somebody must have, must lack or shall seem to have; the rest is filled in. */
export type Plan = {
  family: FamilyName
  level: Level
  place: Place
  recent: Use[]
  old: Use[]
  avoid: Item[]
  notes: Note[]
  credentials: Truth['credentials']
  languages: Truth['languages']
  listsEverything: boolean
  isShort: boolean
  schedule: Schedule
  hoursPerWeek: number
  earliestStart: string
  rate: number
  vettingAverage: number | null
}

export type Wanted = 'three' | 'two' | 'near' | 'zero'
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function weekOf(zone: string, from: number, length: number): Schedule {
  const range = { from: clock(from), to: clock(from + length) }
  return { zone, weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...range })) }
}

/** A working day at that place that shares so many hours with the firm's. */
function scheduleFor(
  random: Random,
  place: Place,
  project: Project,
  hoursPerWeek: number,
  how: 'met' | 'near' | 'missed',
) {
  const { overlap, start, weeks } = project.requirements
  const length = hoursPerWeek >= 35 ? 540 : hoursPerWeek >= 25 ? 360 : 300
  const all = Array.from({ length: 48 }, (_, half) => weekOf(place.zone, half * 30, length))
  const found = all.filter((schedule) => {
    const shared = overlapHours(schedule, overlap, start, weeks)
    const state = shared >= overlap.minHours ? 'met' : shared >= overlap.minHours - 1 ? 'near' : 'missed'
    return state === how
  })
  const byDay = found.filter(({ weekly }) => {
    const hour = Number(weekly[0]?.from.slice(0, 2))
    return hour >= 6 && hour <= 12
  })
  if (found.length === 0) return weekOf('America/New_York', 540, length)
  return random.pick(byDay.length > 0 && random.chance(0.7) ? byDay : found)
}

const daysAfter = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const alone = (item: Item): Use => ({ ...item, depth: 'alone' })

/** Somebody who meets all that a project asks for. */
export function fitting(random: Random, project: Project, place: Place, isThree: boolean): Plan {
  const { must, nice, hoursPerWeek, start, maxRate } = project.requirements
  const wanted = must.map((line) => random.pick(itemsOf(line)))
  const enough = Math.ceil(nice.length / 2)
  const extras = random.some(nice, isThree ? random.integer(enough, nice.length) : random.integer(0, enough - 1))
  const items = [...wanted, ...extras.map((line) => random.pick(itemsOf(line)))]
  const isWork = ({ kind }: Item) => kind !== 'credential' && kind !== 'language'
  const hours = random.pick([hoursPerWeek, hoursPerWeek, 40].filter((one) => one >= hoursPerWeek))
  const above = project.level < 4 && random.chance(0.3) ? 1 : 0
  const other = project.level > 0 && random.chance(0.5) ? -1 : above
  return {
    family: project.family,
    level: (project.level + (isThree ? above : other)) as Level,
    place,
    recent: items.filter(isWork).map(alone),
    old: [],
    avoid: isThree ? [] : nice.filter((line) => !extras.includes(line)).flatMap(itemsOf),
    notes: [],
    credentials: items
      .filter(({ kind }) => kind === 'credential')
      .map(({ value }) => ({ short: value, status: 'active' })),
    languages: items
      .filter(({ kind }) => kind === 'language')
      .map(({ value }) => ({ language: value, skill: 'professional' })),
    listsEverything: false,
    isShort: false,
    schedule: scheduleFor(random, place, project, hours, 'met'),
    hoursPerWeek: hours,
    earliestStart: daysAfter('2026-11-16', random.integer(0, Temporal.PlainDate.from('2026-11-16').until(start).days)),
    rate: Math.max(7, Math.round(maxRate * (0.66 + random.next() * 0.33) * 2) / 2),
    vettingAverage: random.chance(0.4) ? null : Math.round((2.9 + random.next() * 2) * 10) / 10,
  }
}

type Flaw = (plan: Plan) => void

const drop = (plan: Plan, item: Item) => {
  const key = keyOf(item)
  plan.recent = plan.recent.filter((use) => keyOf(use) !== key)
  plan.avoid.push(item)
}

/** Ways to miss a project only just. */
function nearFlaws(random: Random, project: Project): Flaw[] {
  const { must, start, maxRate, hoursPerWeek } = project.requirements
  const flaws: Flaw[] = [
    (plan) => (plan.rate = Math.floor(maxRate * (1.03 + random.next() * 0.06) * 4) / 4),
    (plan) => (plan.earliestStart = daysAfter(start, random.integer(3, 13))),
    (plan) => {
      plan.hoursPerWeek = Math.ceil(hoursPerWeek * (0.76 + random.next() * 0.15))
    },
    (plan) => (plan.schedule = scheduleFor(random, plan.place, project, plan.hoursPerWeek, 'near')),
    (plan) => (plan.vettingAverage = Math.round((1.5 + random.next() * 0.8) * 10) / 10),
  ]
  for (const line of must) {
    if ('anyOf' in line) continue
    const { kind, value } = line
    const like = nearItems(line)
    if (kind === 'software')
      flaws.push((plan) => {
        drop(plan, line)
        plan.recent.push({ ...line, depth: 'guided' })
        plan.avoid.push(...like)
      })
    if (['software', 'form', 'industry', 'standard'].includes(kind))
      flaws.push((plan) => {
        drop(plan, line)
        plan.old.push(alone(line))
      })
    if (like.length > 0 && kind !== 'service')
      flaws.push((plan) => {
        drop(plan, line)
        plan.recent.push(alone(random.pick(like)))
      })
    if (kind === 'credential' && value === 'CPA')
      flaws.push((plan) => {
        const status = random.pick(['inactive', 'passed', 'ea'] as const)
        plan.credentials = status === 'ea' ? [{ short: 'EA', status: 'active' }] : [{ short: 'CPA', status }]
      })
    if (kind === 'credential' && value === 'QBO ProAdvisor') flaws.push((plan) => (plan.credentials = []))
    if (kind === 'language') flaws.push((plan) => (plan.languages = [{ language: value, skill: 'conversational' }]))
  }
  return flaws
}

const noteTypes = ['course', 'beside', 'demo', 'namesake', 'company', 'number'] as const

function noteFor(random: Random, item: Item): Note {
  if (item.kind === 'state' || item.kind === 'industry') return { type: 'beside', item }
  const types = noteTypes.filter(
    (type) =>
      (type !== 'namesake' && type !== 'company' && type !== 'number') ||
      (type === 'number' ? numberIn(item) !== undefined : nameWordOf(item) !== undefined),
  )
  return { type: random.pick(types), item }
}

/** Ways to miss it for good, some of which look like a fit. */
function zeroFlaws(random: Random, project: Project, others: FamilyName[]): Flaw[] {
  const { must, start, maxRate, hoursPerWeek } = project.requirements
  const two: Flaw = (plan) => {
    for (const flaw of random.some(nearFlaws(random, project), 2)) flaw(plan)
  }
  const flaws: Flaw[] = [
    two,
    two,
    (plan) => (plan.rate = Math.round(maxRate * (1.25 + random.next() * 0.4))),
    (plan) => (plan.earliestStart = daysAfter(start, random.integer(24, 70))),
    (plan) => (plan.hoursPerWeek = Math.max(8, Math.floor(hoursPerWeek * 0.5))),
    (plan) => (plan.schedule = scheduleFor(random, plan.place, project, plan.hoursPerWeek, 'missed')),
    (plan) => {
      plan.family = random.pick(others)
      plan.recent = []
      plan.listsEverything = true
    },
  ]
  if (project.level >= 2) flaws.push((plan) => (plan.level = Math.max(0, project.level - 2) as Level))
  for (const line of must) {
    if ('anyOf' in line) continue
    if (line.kind === 'credential' && (line.value === 'CPA' || line.value === 'EA'))
      flaws.push((plan) => (plan.credentials = [{ short: line.value, status: 'candidate' }]))
    else if (line.kind === 'language')
      flaws.push((plan) => (plan.languages = [{ language: line.value, skill: 'basic' }]))
    else if (line.kind === 'service')
      flaws.push((plan) => {
        plan.isShort = true
      })
    else
      for (let times = 0; times < 2; times++)
        flaws.push((plan) => {
          drop(plan, line)
          if (random.chance(0.75)) for (const like of nearItems(line)) drop(plan, like)
          plan.notes.push(noteFor(random, line))
          if (random.chance(0.4)) plan.listsEverything = true
        })
  }
  return flaws
}

export function planFor(random: Random, project: Project, place: Place, wanted: Wanted, others: FamilyName[]): Plan {
  const plan = fitting(random, project, place, wanted === 'three' || (wanted !== 'two' && random.chance(0.6)))
  if (wanted === 'near') random.pick(nearFlaws(random, project))(plan)
  if (wanted === 'zero') random.pick(zeroFlaws(random, project, others))(plan)
  if (wanted !== 'zero' && random.chance(0.08)) plan.listsEverything = true
  return plan
}
