import { staleAfterDays } from '../capacity/confirmation.ts'
import { classes } from './codes.ts'
import { decides, type Standing } from './fit.ts'
import { asideIn, bestOf, type Judge, judgeOf, linesIn, micro, missingIn, partlyIn, unknownIn } from './judge.ts'
import { type Lines, linesOf, type NiceLine, niceWeights } from './lines.ts'
import type { Need } from './need.ts'
import { dayNumber, type Pool } from './pool.ts'
import type { Scratch } from './scratch.ts'
import { createTop } from './top.ts'

/** Who can be shown. */
export type Shown = Exclude<Standing, 'out'>
export const shownStandings = ['fits', 'unknown', 'near'] as const satisfies Shown[]

export type Scan = {
  considered: number
  counts: Record<Standing, number>
  /** Whom to look at closely, best first. */
  ids: Record<Shown, string[]>
  /** For each line that decides: how many miss it, and how many more would fit without it. */
  ledger: { name: string; removed: number; regained: number }[]
}

/** Adds a line to the tallies of some people; returns how many of them miss it. In pieces that fit a cache. */
function addLine({ column, flags }: Judge, tallies: Int32Array, from: number, to: number): number {
  let missed = 0
  for (let at = from; at < to; at++) {
    const flag = flags[column[at] as number] as number
    tallies[at] = (tallies[at] as number) + flag
    missed += missingIn(flag)
  }
  return missed
}

/** What some people have for every line together, in millionths. */
function scoresOf(judges: readonly Judge[], slots: Uint32Array, scratch: Scratch): Int32Array {
  const scores = scratch('scores', Int32Array, slots.length)
  for (const { column, points } of judges)
    for (let number = 0; number < slots.length; number++)
      scores[number] = (scores[number] as number) + (points[column[slots[number] as number] as number] as number)
  return scores
}

/** Standings by number: loops over everyone are quicker with numbers. */
const out = 3
const standingOf = (tallied: number): number =>
  missingIn(tallied) > 0 ? out : partlyIn(tallied) > 0 ? 2 : unknownIn(tallied) > 0 ? 1 : 0

/** Marks whose hours and start were confirmed too long ago; null where nobody's were. */
export function staleIn({ size, scratch, columns: { confirmed } }: Pool, today: string): Uint8Array | null {
  const before = dayNumber(today) - staleAfterDays
  const isStaleAt = scratch('stale', Uint8Array, size)
  let count = 0
  for (let at = 0; at < size; at++)
    if (confirmed[at] !== 0 && (confirmed[at] as number) < before) {
      isStaleAt[at] = 1
      count++
    }
  return count > 0 ? isStaleAt : null
}

const shareOf = Float64Array.from(classes, ({ share }) => share)
const isUnknown = Uint8Array.from(classes, ({ state }) => (state === 'unknown' ? 1 : 0))

/** What the nice-to-haves add for one person, and how many of them are unknown. */
function createNice(pool: Pool, nice: readonly NiceLine[]) {
  const columns = nice.map(({ item }, number) => bestOf(pool, item, `nice ${number}`))
  const { half, better, rest } = niceWeights(nice.length)
  const shares = new Float64Array(nice.length)
  const multipliers = new Float64Array(nice.length)
  return {
    most: Math.ceil(nice.reduce((sum, { multiplier }) => sum + better * multiplier, 0) * micro),
    unknowns(at: number): number {
      let unknowns = 0
      for (const column of columns) unknowns += isUnknown[column[at] as number] as number
      return unknowns
    },
    points(at: number): number {
      for (let number = 0; number < columns.length; number++) {
        const share = shareOf[columns[number]?.[at] as number] as number
        let place = number
        for (; place > 0 && (shares[place - 1] as number) < share; place--) {
          shares[place] = shares[place - 1] as number
          multipliers[place] = multipliers[place - 1] as number
        }
        shares[place] = share
        multipliers[place] = nice[number]?.multiplier as number
      }
      let points = 0
      for (let place = 0; place < columns.length; place++)
        points += Math.round(
          (place < half ? better : rest) * (multipliers[place] as number) * (shares[place] as number) * micro,
        )
      return points
    },
  }
}

const blockSize = 16_384

/** Everyone in the pool against a need, column by column; who misses something is not scored. `hidden` are as if they weren't there. */
export function scan(
  pool: Pool,
  need: Need,
  today: string,
  limits: Partial<Record<Shown, number>>,
  hidden: ReadonlySet<string> = new Set(),
  { required, nice }: Lines = linesOf(need),
): Scan {
  const { size, columns, scratch } = pool
  const tallies = scratch('tallies', Int32Array, size)
  const isStaleAt = staleIn(pool, today)
  const judges = required.map((line, number) => judgeOf(pool, line, number, need, isStaleAt))
  const removed = new Array<number>(required.length).fill(0)
  for (let from = 0; from < size; from += blockSize)
    for (let number = 0; number < judges.length; number++)
      removed[number] =
        (removed[number] as number) + addLine(judges[number] as Judge, tallies, from, Math.min(size, from + blockSize))
  const isPresent = scratch('present', Uint8Array, size)
  isPresent.set(columns.isPresent.subarray(0, size))
  const gone = [...hidden].flatMap((id) => pool.slotOf(id) ?? [])
  for (const at of gone) {
    isPresent[at] = 0
    for (const [number, { column, flags }] of judges.entries())
      removed[number] = (removed[number] as number) - missingIn(flags[column[at] as number] as number)
  }

  const { counts, regained, slots } = sortOut(isPresent, tallies, scratch)
  const scores = scoresOf(judges, slots, scratch)
  const extra = createNice(pool, nice)
  const slotAt = (number: number) => slots[number] as number
  const unknowns = (number: number) => {
    const tallied = tallies[slotAt(number)] as number
    return unknownIn(tallied) + asideIn(tallied) + extra.unknowns(slotAt(number))
  }
  const isBetter = (a: number, b: number): boolean => {
    const byScore = (scores[a] as number) - (scores[b] as number)
    if (byScore !== 0) return byScore > 0
    const byKnown = unknowns(a) - unknowns(b)
    if (byKnown !== 0) return byKnown < 0
    const byHash = (columns.hash[slotAt(a)] as number) - (columns.hash[slotAt(b)] as number)
    return byHash !== 0 ? byHash < 0 : pool.idAt(slotAt(a)) < pool.idAt(slotAt(b))
  }
  const tops = shownStandings.map((standing) => limits[standing] && createTop(limits[standing], isBetter))
  for (let number = 0; number < slots.length; number++) {
    const top = tops[standingOf(tallies[slotAt(number)] as number)]
    if (!top) continue
    const worst = top.worst()
    // Whatever the nice-to-haves add, they are not among the best.
    if (worst !== undefined && (scores[number] as number) + extra.most < (scores[worst] as number)) continue
    scores[number] = (scores[number] as number) + extra.points(slotAt(number))
    top.add(number)
  }
  const idsOf = (standing: number) =>
    tops[standing] ? tops[standing].sorted().map((number) => pool.idAt(slotAt(number))) : []
  const [fits, unknown, near] = counts
  const considered = pool.count - gone.length
  return {
    considered,
    counts: { fits, unknown, near, out: considered - fits - unknown - near },
    ids: { fits: idsOf(0), unknown: idsOf(1), near: idsOf(2) },
    ledger: required.flatMap((line, number) =>
      decides(line)
        ? [{ name: line.name, removed: removed[number] as number, regained: regained[number + 1] as number }]
        : [],
    ),
  }
}

/** Counts everyone by standing and by the only line they don't meet; `slots` are those who miss nothing. */
function sortOut(isPresent: Uint8Array, tallies: Int32Array, scratch: Scratch) {
  const size = isPresent.length
  const counts: [number, number, number] = [0, 0, 0]
  const regained = new Uint32Array(64)
  const slots = scratch('slots', Uint32Array, size)
  let length = 0
  for (let at = 0; at < size; at++) {
    const tallied = tallies[at] as number
    const missing = missingIn(tallied)
    if (missing > 1 || isPresent[at] === 0) continue
    const others = unknownIn(tallied) + partlyIn(tallied)
    if (missing + others === 1) regained[linesIn(tallied)] = (regained[linesIn(tallied)] as number) + 1
    if (missing === 1) continue
    const standing = standingOf(tallied) as 0 | 1 | 2
    counts[standing]++
    slots[length++] = at
  }
  return { counts, regained, slots: slots.subarray(0, length) }
}
