import { overlapHours, type Schedule, type Window } from './overlap.ts'
import { type Item, itemsOf, type Kind, keyOf, type Line, nearItems, withIncluded } from './trade.ts'

export const levels = ['Staff', 'Senior', 'Manager', 'Controller', 'CFO'] as const
export type Level = 0 | 1 | 2 | 3 | 4

/** What somebody truly did in a job. */
export type Use = Item & { depth: 'alone' | 'guided' }
export type TrueJob = { start: string; end: string | null; isForUsClients: boolean; uses: Use[] }
export type Truth = {
  jobs: TrueJob[]
  credentials: { short: string; status: 'active' | 'inactive' | 'passed' | 'candidate' }[]
  languages: { language: string; skill: 'professional' | 'conversational' | 'basic' }[]
  level: Level
  schedule: Schedule
  hoursPerWeek: number
  earliestStart: string
  rate: number
  vettingAverage: number | null
}

export type Requirements = {
  must: Line[]
  nice: Line[]
  overlap: Window
  hoursPerWeek: number
  start: string
  weeks: number
  maxRate: number
}

type State = 'met' | 'near' | 'missed'
const today = '2026-11'

const monthsBetween = (start: string, end: string) =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7))
const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4, 7)}`
const needsYear = (kind: Kind) => kind === 'service' || kind === 'industry'

/** What work for US clients gave: when last, for how many months, and whether without help. */
type Work = { alone: Map<string, { last: string; months: number }>; guided: Map<string, string> }
const knownWork = new WeakMap<Truth, Work>()

function workOf(person: Truth): Work {
  const known = knownWork.get(person) ?? readWork(person)
  knownWork.set(person, known)
  return known
}

function readWork({ jobs }: Truth): Work {
  const alone = new Map<string, { last: string; months: number }>()
  const guided = new Map<string, string>()
  for (const job of jobs) {
    if (!job.isForUsClients) continue
    const end = job.end ?? today
    const inJob = new Set<string>()
    for (const use of job.uses)
      if (use.depth === 'guided') guided.set(keyOf(use), [guided.get(keyOf(use)) ?? '', end].sort()[1] ?? end)
      else withIncluded(keyOf(use), inJob)
    for (const key of inJob) {
      const before = alone.get(key)
      alone.set(key, {
        last: before && before.last > end ? before.last : end,
        months: (before?.months ?? 0) + monthsBetween(job.start, end),
      })
    }
  }
  return { alone, guided }
}

function credentialState(person: Truth, short: string, hasRecently: (item: Item) => boolean): State {
  const held = (name: string) => person.credentials.find((one) => one.short === name)?.status
  if (held(short) === 'active' || (short === 'EA' && held('CPA') === 'active')) return 'met'
  if (short === 'CPA' && (held('CPA') === 'inactive' || held('CPA') === 'passed' || held('EA') === 'active'))
    return 'near'
  if (short === 'QBO ProAdvisor' && hasRecently({ kind: 'software', value: 'QuickBooks Online' })) return 'near'
  return 'missed'
}

function languageState({ languages }: Truth, name: string): State {
  const skill = languages.find(({ language }) => language === name)?.skill
  return skill === 'professional' ? 'met' : skill === 'conversational' ? 'near' : 'missed'
}

/** Whether somebody meets one line of a project that starts on that day. */
export function stateOf(person: Truth, item: Item, start: string): State {
  const { alone, guided } = workOf(person)
  const since = yearsBefore(start, 5)
  const isLong = ({ kind }: Item, months: number) => !needsYear(kind) || months >= 12
  const hasRecently = (one: Item) => {
    const work = alone.get(keyOf(one))
    return work !== undefined && work.last >= since && isLong(one, work.months)
  }
  if (item.kind === 'credential') return credentialState(person, item.value, hasRecently)
  if (item.kind === 'language') return languageState(person, item.value)
  if (hasRecently(item)) return 'met'
  const work = alone.get(keyOf(item))
  if (work && work.last < since && isLong(item, work.months)) return 'near'
  if (item.kind === 'software' && (guided.get(keyOf(item)) ?? '') >= since) return 'near'
  if (item.kind === 'state') {
    const others = [...alone].filter(([key, { last }]) => key.startsWith('state:') && last >= since)
    return others.length >= 2 ? 'near' : 'missed'
  }
  return nearItems(item).some(hasRecently) ? 'near' : 'missed'
}

export function lineState(person: Truth, line: Line, start: string): State {
  const states = itemsOf(line).map((item) => stateOf(person, item, start))
  return states.includes('met') ? 'met' : states.includes('near') ? 'near' : 'missed'
}

const daysLate = (person: string, project: string) =>
  Temporal.PlainDate.from(project).until(Temporal.PlainDate.from(person)).total('days')
const stateBy = (isMet: boolean, isNear: boolean): State => (isMet ? 'met' : isNear ? 'near' : 'missed')

export function conditionStates(person: Truth, asked: Requirements, level: Level): Record<string, State> {
  const overlap = overlapHours(person.schedule, asked.overlap, asked.start, asked.weeks)
  const late = daysLate(person.earliestStart, asked.start)
  const isVetted = person.vettingAverage === null || person.vettingAverage >= 2.5
  return {
    overlap: stateBy(overlap >= asked.overlap.minHours, overlap >= asked.overlap.minHours - 1),
    hours: stateBy(person.hoursPerWeek >= asked.hoursPerWeek, person.hoursPerWeek >= asked.hoursPerWeek * 0.75),
    start: stateBy(late <= 0, late <= 14),
    rate: stateBy(person.rate <= asked.maxRate, person.rate <= asked.maxRate * 1.1 + 1e-9),
    level: stateBy(person.level >= level - 1, false),
    vetting: stateBy(isVetted, true),
  }
}

/** What a partner who knew the whole truth would give, from 0 to 3. */
export function gradeOf(person: Truth, asked: Requirements, level: Level): 0 | 1 | 2 | 3 {
  const states = [
    ...asked.must.map((line) => lineState(person, line, asked.start)),
    ...Object.values(conditionStates(person, asked, level)),
  ]
  const open = states.filter((state) => state !== 'met')
  if (open.length > 1 || open[0] === 'missed') return 0
  if (open[0] === 'near') return 1
  const extras = asked.nice.filter((line) => lineState(person, line, asked.start) === 'met').length
  const isLevel = person.level === level || person.level === level + 1
  return isLevel && extras * 2 >= asked.nice.length ? 3 : 2
}
