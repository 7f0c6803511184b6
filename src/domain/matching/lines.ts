import type { FactorKind } from '../projects/need.ts'
import { type ConditionName, conditionNames, conditions } from './conditions.ts'
import { emphasisOf, multipliersFor } from './emphasis.ts'
import type { TalentFacts } from './facts.ts'
import { labelOf, type Need, type NeedItem } from './need.ts'
import { points } from './weights.ts'

/** What a line is about: something that is asked for, or a condition. */
export type Subject = { item: NeedItem; condition: null } | { item: null; condition: ConditionName }

/** A line that decides where somebody belongs: a must or a condition. */
export type RequiredLine = {
  name: string
  kind: FactorKind
  weight: number
  /** Only a line that is met in full counts as met. */
  isStrict: boolean
} & Subject

export type NiceLine = { name: string; kind: FactorKind; multiplier: number; item: NeedItem }

export type Lines = {
  required: RequiredLine[]
  nice: NiceLine[]
  /** What the firm switched off: it counts nowhere, and is said all the same. */
  off: ({ name: string; kind: FactorKind } & Subject)[]
}

const kindOf = (item: NeedItem): FactorKind => item.anyOf[0]?.kind ?? 'service'
const itemName = (item: NeedItem): string => `${item.anyOf[0]?.kind ?? 'any'}: ${labelOf(item)}`

/** Nobody: for asking which conditions a need has. */
const nobody: TalentFacts = {
  id: '',
  terms: {},
  states: [],
  level: null,
  workingHours: null,
  hoursPerWeek: null,
  earliestStart: null,
  rate: null,
  vettingAverage: null,
  replyMinutes: null,
}

/** The lines of a need with their weights. Those of a kind that is switched off stand apart, without any. */
export function linesOf(need: Need): Lines {
  const asked = conditionNames.filter((name) => conditions[name](nobody, need) !== undefined)
  const own = new Map<FactorKind, number>()
  const add = (kind: FactorKind, weight: number) => own.set(kind, (own.get(kind) ?? 0) + weight)
  for (const item of need.must) add(kindOf(item), points.must * (item.firmness ?? 1))
  for (const name of asked) add(name, points[name])
  for (const item of need.nice) add(kindOf(item), points.nice / need.nice.length)
  const multiplier = multipliersFor(own, need.emphasis)
  const isOn = ({ kind }: { kind: FactorKind }) => emphasisOf(kind, need.emphasis) !== 'off'
  const isStrict = (kind: FactorKind) => emphasisOf(kind, need.emphasis) === 'must'
  const musts = need.must.map((item) => {
    const kind = kindOf(item)
    const weight = points.must * (item.firmness ?? 1) * (multiplier.get(kind) ?? 1)
    return { name: itemName(item), kind, weight, isStrict: isStrict(kind), item, condition: null }
  })
  const conditionLines = asked.map((name) => ({
    name,
    kind: name,
    weight: points[name] * (multiplier.get(name) ?? 1),
    isStrict: isStrict(name),
    item: null,
    condition: name,
  }))
  const required: RequiredLine[] = [...musts, ...conditionLines]
  const nice = need.nice.map((item) => ({
    name: `nice: ${itemName(item)}`,
    kind: kindOf(item),
    multiplier: multiplier.get(kindOf(item)) ?? 1,
    item,
  }))
  return {
    required: required.filter(isOn),
    nice: nice.filter(isOn),
    off: [...required, ...nice.map((line) => ({ ...line, condition: null }))].filter((line) => !isOn(line)),
  }
}

/** What the better half of the nice-to-haves weigh each, and the rest. Firms want some of them, not each. */
export function niceWeights(count: number): { half: number; better: number; rest: number } {
  const half = Math.ceil(count / 2)
  return {
    half,
    better: (points.nice * (count > half ? points.niceBetterHalf : 1)) / Math.max(1, half),
    rest: (points.nice * (1 - points.niceBetterHalf)) / Math.max(1, count - half),
  }
}

/** The day that a need counts from. */
export const firstDay = (need: Need): string => need.start ?? need.from ?? '2026-01-01'
