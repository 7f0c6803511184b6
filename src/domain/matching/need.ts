import type { ProjectDetails } from '../projects/details.ts'
import type { Emphasis, FactorKind } from '../projects/need.ts'
import type { Kind } from '../trade/mentions.ts'
import type { Window } from './overlap.ts'

export type Wanted = { kind: Kind; value: string }
/** One thing that is asked for, or several of which one is enough. */
export type NeedItem = {
  anyOf: readonly Wanted[]
  /** From 0 to 1: how sure it is that the text insists on it. */
  firmness?: number
}

/** What a project asks for, in a form that can be computed with. Null is not asked. */
export type Need = {
  must: readonly NeedItem[]
  nice: readonly NeedItem[]
  /** `isCore`: the window is the firm's core hours, since the project names no other. */
  overlap: (Window & { minHours: number; isCore?: true }) | null
  hoursPerWeek: number | null
  start: string | null
  weeks: number
  maxRate: number | null
  level: ProjectDetails['seniorityLevel']
  /** The day to count from where no start is asked. */
  from?: string
  /** How much a firm lets each kind of line count; normal where it isn't said. */
  emphasis?: Partial<Record<FactorKind, Emphasis>>
}

/** The lines of a project whose owner has said what is a must. */
export type Requirements = {
  must: readonly (Wanted | { anyOf: readonly Wanted[] })[]
  nice: readonly (Wanted | { anyOf: readonly Wanted[] })[]
  overlap: Window & { minHours: number }
  hoursPerWeek: number
  start: string
  weeks: number
  maxRate: number
}

const itemOf = (item: Wanted | { anyOf: readonly Wanted[] }): NeedItem => ('anyOf' in item ? item : { anyOf: [item] })

export const needOf = ({ must, nice, ...conditions }: Requirements, level: ProjectDetails['seniorityLevel']): Need => ({
  ...conditions,
  must: must.map(itemOf),
  nice: nice.map(itemOf),
  level,
})

export const labelOf = ({ anyOf }: NeedItem): string => anyOf.map(({ value }) => value).join(' or ')
