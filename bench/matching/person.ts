import type { FamilyName } from './families.ts'
import type { Level, Requirements, TrueJob, Truth } from './grade.ts'
import type { Item } from './trade.ts'

/** Something that is written and isn't so, or looks like something it isn't. */
export type Note = {
  type: 'course' | 'beside' | 'demo' | 'namesake' | 'company' | 'number'
  item: Item
}

export type Job = TrueJob & { family: FamilyName; level: Level; notes: Note[] }

/** Where hours, rate, start and working hours are given. `both` is a field beside words that say something else. */
export type Told = 'field' | 'words' | 'nowhere' | 'both'
export const toldFields = ['rate', 'hours', 'start', 'schedule'] as const
export type ToldField = (typeof toldFields)[number]

export type Place = { place: string; zone: string; country: string; isInUs: boolean }

export type Person = Omit<Truth, 'jobs'> & {
  jobs: Job[]
  place: Place
  told: Record<ToldField, Told>
  /** Listed among the skills without work behind it. */
  claims: Item[]
  claimedYears: number | null
}

export type ProjectKind = 'structured' | 'brief' | 'crowded'
export type Project = {
  kind: ProjectKind
  family: FamilyName
  level: Level
  title: string
  note: string | null
  requirements: Requirements
  /** For briefs, in the partner's words. */
  overlapText?: string
  durationText?: string
}
