import { staleAfterDays } from './capacity.ts'
import { classes } from './codes.ts'
import { decides, type Standing } from './fit.ts'
import { asideIn, bestOf, type Judge, judgeOf, linesIn, micro, missingIn, partlyIn, unknownIn } from './judge.ts'
import { type Lines, linesOf, type NiceLine, niceWeights } from './lines.ts'
import type { Need } from './need.ts'
import { dayNumber, type Pool } from './pool.ts'
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

/** Adds a line to the scores and tallies of some people; returns how many of them miss it. In pieces that fit a cache. */
function addLine(
  { column, points, flags, misses }: Judge,
  scores: Int32Array,
  tallies: Int32Array,
  from: number,
  to: number,
): number {
  let missed = 0
  for (let at = from; at < to; at++) {
    const value = column[at] as number
    scores[at] = (scores[at] as number) + (points[value] as number)
    tallies[at] = (tallies[at] as number) + (flags[value] as number)
    missed += misses[value] as number
  }
  return missed
}

/** Standings by number: loops over everyone are quicker with numbers. */
const out = 3
const standingOf = (tallied: number): number =>
  missingIn(tallied) > 0 ? out : partlyIn(tallied) > 0 ? 2 : unknownIn(tallied) > 0 ? 1 : 0

/** Marks whose hours and start were confirmed too long ago; null where nobody's were. */
export function staleIn({ size, columns: { confirmed } }: Pool, today: string): Uint8Array | null {
  const before = dayNumber(today) - staleAfterDays
  const isStaleAt = new Uint8Array(size)
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
  const columns = nice.map(({ item }) => bestOf(pool, item))
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
const buckets = 1024

/** Everyone in the pool against a need, column by column. `hidden` are as if they weren't there. */
export function scan(
  pool: Pool,
  need: Need,
  today: string,
  limits: Partial<Record<Shown, number>>,
  hidden: ReadonlySet<string> = new Set(),
  { required, nice }: Lines = linesOf(need),
): Scan {
  const { size, columns } = pool
  const scores = new Int32Array(size)
  const tallies = new Int32Array(size)
  const isStaleAt = staleIn(pool, today)
  const judges = required.map((line, number) => judgeOf(pool, line, number, need, isStaleAt))
  const removed = new Array<number>(required.length).fill(0)
  for (let from = 0; from < size; from += blockSize)
    for (let number = 0; number < judges.length; number++)
      removed[number] =
        (removed[number] as number) +
        addLine(judges[number] as Judge, scores, tallies, from, Math.min(size, from + blockSize))
  const isPresent = columns.isPresent.slice(0, size)
  const gone = [...hidden].flatMap((id) => pool.slotOf(id) ?? [])
  for (const at of gone) {
    isPresent[at] = 0
    for (const [number, { column, misses }] of judges.entries())
      removed[number] = (removed[number] as number) - (misses[column[at] as number] as number)
  }

  const scale = buckets / (required.reduce((sum, { weight }) => sum + weight, 0) * micro + 1)
  const { count, regained, filled, shown } = sortOut(isPresent, scores, tallies, scale)
  const extra = createNice(pool, nice)
  const unknowns = (at: number) =>
    unknownIn(tallies[at] as number) + asideIn(tallies[at] as number) + extra.unknowns(at)
  const isBetter = (a: number, b: number): boolean => {
    const byScore = (scores[a] as number) - (scores[b] as number)
    if (byScore !== 0) return byScore > 0
    const byKnown = unknowns(a) - unknowns(b)
    if (byKnown !== 0) return byKnown < 0
    const byHash = (columns.hash[a] as number) - (columns.hash[b] as number)
    return byHash !== 0 ? byHash < 0 : pool.idAt(a) < pool.idAt(b)
  }
  const wanted = shownStandings.map((standing) => limits[standing] ?? 0)
  const margin = Math.ceil(extra.most * scale) + 1
  const lowest = wanted.map((limit, standing) =>
    limit === 0 ? buckets : lowestBucket(filled, standing, limit, margin),
  )
  const tops = wanted.map((limit) => createTop(limit, isBetter))
  for (const at of shown) {
    const standing = standingOf(tallies[at] as number)
    if (Math.floor((scores[at] as number) * scale) < (lowest[standing] as number)) continue
    scores[at] = (scores[at] as number) + extra.points(at)
    tops[standing]?.add(at)
  }
  const idsOf = (standing: number) => (tops[standing]?.sorted() ?? []).map(pool.idAt)
  const [fits = 0, unknown = 0, near = 0] = count
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

/** Counts everyone by standing, by the only line they don't meet, and by score. */
function sortOut(isPresent: Uint8Array, scores: Int32Array, tallies: Int32Array, scale: number) {
  const size = isPresent.length
  const count = [0, 0, 0]
  const regained = new Uint32Array(64)
  const filled = new Uint32Array(buckets * 3)
  const indexes = new Uint32Array(size)
  let length = 0
  for (let at = 0; at < size; at++) {
    const tallied = tallies[at] as number
    const missing = missingIn(tallied)
    if (missing > 1 || isPresent[at] === 0) continue
    const others = unknownIn(tallied) + partlyIn(tallied)
    if (missing + others === 1) regained[linesIn(tallied)] = (regained[linesIn(tallied)] as number) + 1
    if (missing === 1) continue
    const standing = standingOf(tallied)
    count[standing] = (count[standing] as number) + 1
    const bucket = standing * buckets + Math.floor((scores[at] as number) * scale)
    filled[bucket] = (filled[bucket] as number) + 1
    indexes[length++] = at
  }
  return { count, regained, filled, shown: indexes.subarray(0, length) }
}

/** From which bucket of scores on somebody can be among the best, whatever the nice-to-haves add. */
function lowestBucket(filled: Uint32Array, standing: number, limit: number, margin: number): number {
  let seen = 0
  for (let bucket = buckets - 1; bucket >= 0; bucket--) {
    seen += filled[standing * buckets + bucket] as number
    if (seen >= limit) return Math.max(0, bucket - margin)
  }
  return 0
}
