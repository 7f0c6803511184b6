import { classes } from './codes.ts'
import { type ConditionName, conditions } from './conditions.ts'
import { keyOf } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import { decides } from './fit.ts'
import type { RequiredLine } from './lines.ts'
import type { Need, NeedItem } from './need.ts'
import { dayOf, type Pool } from './pool.ts'
import type { State } from './term-fit.ts'

/** Points are counted in millionths, so that sums are exact. */
export const micro = 1_000_000

/**
 * Tallies of one person's lines in one number: how many of those that decide are unknown, met in part or missed, how many of the few
 * that don't decide are unknown, and the sum of the numbers of all that are not met, which names the line where it is only one.
 */
export const tally = { unknown: 1, partly: 1 << 5, missing: 1 << 10, aside: 1 << 15, line: 1 << 17 } as const
const five = 31
export const unknownIn = (flags: number): number => flags & five
export const partlyIn = (flags: number): number => (flags >> 5) & five
export const missingIn = (flags: number): number => (flags >> 10) & five
export const asideIn = (flags: number): number => (flags >> 15) & 3
export const linesIn = (flags: number): number => flags >> 17

/** What each value of a column is worth for one line. */
export type Judge = {
  column: Uint8Array | Uint16Array | Uint32Array
  /** In millionths, by value. */
  points: Int32Array
  flags: Int32Array
}

type Verdict = { share: number; state: State }

function judge(
  line: RequiredLine,
  number: number,
  column: Judge['column'],
  values: readonly number[],
  verdictOn: (value: number) => Verdict,
): Judge {
  const count = values.reduce((most, value) => Math.max(most, value), 0) + 1
  const points = new Int32Array(count)
  const flags = new Int32Array(count)
  for (const value of values) {
    const verdict = verdictOn(value)
    const state = line.isStrict && verdict.state === 'partly' ? 'missing' : verdict.state
    points[value] = Math.round(line.weight * verdict.share * micro)
    if (state === 'met') continue
    flags[value] = decides(line) ? tally[state] + tally.line * (number + 1) : state === 'unknown' ? tally.aside : 0
  }
  return { column, points, flags }
}

const shareOf = Float64Array.from(classes, ({ share }) => share)

/** A byte for each person: the class of the one alternative that they fit best. `use` tells the lines of a need apart. */
export function bestOf(pool: Pool, { anyOf }: NeedItem, use: string): Uint8Array {
  const mentioned = anyOf.flatMap(({ kind, value }) => pool.term(keyOf(kind, value)) ?? [])
  const [first, ...others] = mentioned
  if (first && others.length === 0) return first
  const best = pool.scratch(`best of ${use}`, Uint8Array, pool.size)
  if (first) best.set(first.subarray(0, pool.size))
  for (const other of others)
    for (let at = 0; at < best.length; at++) {
      const code = other[at] as number
      if ((shareOf[code] as number) > (shareOf[best[at] as number] as number)) best[at] = code
    }
  return best
}

/** The facts that each condition looks at, by the value of its column; 0 is unknown. */
const factsBy: Record<ConditionName, (value: number, pool: Pool) => Partial<TalentFacts>> = {
  overlap: (value, { clocks }) => ({ workingHours: clocks[value] ?? null }),
  hours: (value) => ({ hoursPerWeek: value === 0 ? null : value - 1 }),
  start: (value) => ({ earliestStart: value === 0 ? null : dayOf(value) }),
  rate: (value) => ({ rate: value === 0 ? null : (value - 1) / 100 }),
  level: (value) => ({ level: value === 0 ? null : value - 1 }),
  vetting: (value) => ({ vettingAverage: value === 0 ? null : (value - 1) / 10 }),
  replies: (value) => ({ replyMinutes: value === 0 ? null : value - 1 }),
}

/** A column in which whoever is marked is unknown. */
function withoutStale(pool: Pool, name: 'hours' | 'start', isStaleAt: Uint8Array): Judge['column'] {
  const column = pool.scratch(`fresh ${name}`, Uint16Array, pool.size)
  column.set(pool.columns[name].subarray(0, pool.size))
  for (let at = 0; at < column.length; at++) if (isStaleAt[at] === 1) column[at] = 0
  return column
}

/** The domain's own condition judges each value that occurs, once. */
function conditionJudge(
  pool: Pool,
  line: RequiredLine,
  number: number,
  name: ConditionName,
  need: Need,
  isStaleAt: Uint8Array | null,
): Judge {
  const own = pool.columns[name]
  const isTimed = name === 'hours' || name === 'start'
  const column = isTimed && isStaleAt ? withoutStale(pool, name, isStaleAt) : own
  return judge(
    line,
    number,
    column,
    [...pool.valuesOf(name)],
    (value) => conditions[name](factsBy[name](value, pool) as TalentFacts, need) ?? { share: 0, state: 'met' },
  )
}

/** What decides a line for everyone in the pool. `isStaleAt` marks whose hours and start nobody can rely on. */
export const judgeOf = (
  pool: Pool,
  line: RequiredLine,
  number: number,
  need: Need,
  isStaleAt: Uint8Array | null,
): Judge =>
  line.item
    ? judge(line, number, bestOf(pool, line.item, `${number}`), [...classes.keys()], (code) => classes[code] as Verdict)
    : conditionJudge(pool, line, number, line.condition, need, isStaleAt)
