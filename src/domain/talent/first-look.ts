import { type Judge, judgeOf, tally } from '../matching/judge.ts'
import { linesOf } from '../matching/lines.ts'
import type { Need } from '../matching/need.ts'
import type { Pool } from '../matching/pool.ts'
import { staleIn } from '../matching/scan.ts'
import type { Scratch } from '../matching/scratch.ts'

/** Marks who doesn't meet a line. Without a branch: half a million are marked in a millisecond. */
function markMissed(missed: Uint8Array, { column, flags }: Judge): void {
  const isNotMet = new Uint8Array(flags.length)
  for (let value = 0; value < flags.length; value++)
    isNotMet[value] = (flags[value] as number) % tally.aside === 0 ? 0 : 1
  for (let at = 0; at < missed.length; at++)
    missed[at] = (missed[at] as number) | (isNotMet[column[at] as number] as number)
}

const half = 1 << 16

/** The highest index from which on the counts add up to what is wanted, and what those above it add up to. */
function highestFrom(counts: Uint32Array, wanted: number): { index: number; above: number } {
  let above = 0
  let index = counts.length - 1
  for (; index > 0 && above + (counts[index] as number) < wanted; index--) above += counts[index] as number
  return { index, above }
}

/** From which second on at least as many were created as wanted. Counting twice, by each half of the number, is quicker than sorting. */
function newestFrom(seconds: Uint32Array, count: number, wanted: number, scratch: Scratch): number {
  const upper = scratch('upper', Uint32Array, half)
  for (let at = 0; at < count; at++) {
    const bucket = (seconds[at] as number) >>> 16
    upper[bucket] = (upper[bucket] as number) + 1
  }
  const { index, above } = highestFrom(upper, wanted)
  const lower = scratch('lower', Uint32Array, half)
  for (let at = 0; at < count; at++) {
    const second = seconds[at] as number
    if (second >>> 16 === index) lower[second % half] = (lower[second % half] as number) + 1
  }
  return index * half + highestFrom(lower, wanted - above).index
}

/**
 * The newest of those in the pool who meet conditions, at least `size` where there are as many, and whether they are all. Quicker than
 * a scan: nobody is scored.
 */
export function firstLook(pool: Pool, need: Need, today: string, size: number): { ids: string[]; isAll: boolean } {
  const { scratch, columns } = pool
  const { created, isPresent } = columns
  const isStaleAt = need.hoursPerWeek === null ? null : staleIn(pool, today)
  const missed = scratch('missed', Uint8Array, pool.size)
  for (let at = 0; at < missed.length; at++) missed[at] = 1 - (isPresent[at] as number)
  for (const [number, line] of linesOf(need).required.entries())
    markMissed(missed, judgeOf(pool, line, number, need, isStaleAt))
  const slots = scratch('slots', Uint32Array, missed.length)
  const seconds = scratch('seconds', Uint32Array, missed.length)
  let count = 0
  for (let at = 0; at < missed.length; at++) {
    slots[count] = at
    seconds[count] = created[at] as number
    count += 1 - (missed[at] as number)
  }
  const isAll = count <= size
  const from = isAll ? 0 : newestFrom(seconds, count, size, scratch)
  const ids: string[] = []
  for (let at = 0; at < count; at++) if ((seconds[at] as number) >= from) ids.push(pool.idAt(slots[at] as number))
  return { ids, isAll }
}
