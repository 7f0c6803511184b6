import { termNumber } from './codes.ts'
import { type ConditionName, conditionNames } from './conditions.ts'
import type { TalentFacts } from './facts.ts'
import { hashOf } from './rank.ts'
import { createScratch } from './scratch.ts'

/** What the pool knows about somebody: few bytes, enough to find whom to look at closely. */
export type PoolEntry = {
  id: string
  /** By `codesOf`. */
  codes: Uint8Array
  level: number | null
  /** The most hours that any week offers. */
  hours: number | null
  startsOn: string | null
  rate: number | null
  /** The number of a week that many share (`setClock`). */
  clock: number | null
  vetting: number | null
  /** Working minutes. */
  replies: number | null
  confirmedOn: string | null
  /** Since 1970. */
  createdSeconds: number
}

export type Clock = NonNullable<TalentFacts['workingHours']>

const dayMilliseconds = 86_400_000
const firstDay = Date.parse('2020-01-01')
/** Days since 2020, from 1; 0 is unknown. */
export const dayNumber = (day: string | null): number =>
  day === null ? 0 : Math.max(1, Math.min(65_535, Math.round((Date.parse(day) - firstDay) / dayMilliseconds) + 1))
export const dayOf = (number: number): string =>
  new Date(firstDay + (number - 1) * dayMilliseconds).toISOString().slice(0, 10)
const upTo = (limit: number, value: number | null) => (value === null ? 0 : Math.min(limit, Math.round(value) + 1))

/**
 * Everyone who can be shown, by column: a byte for each person and term. A process holds one and scans it in milliseconds,
 * however many people there are; whoever it finds is then scored exactly.
 */
export function createPool() {
  let room = 1024
  let size = 0
  const ids: string[] = []
  const slots = new Map<string, number>()
  const free: number[] = []
  const clocks: (Clock | null)[] = [null]
  const clockNumber = new Map<number, number>()
  const terms = new Map<number, Uint8Array>()
  const make = () => ({
    isPresent: new Uint8Array(room),
    hash: new Uint32Array(room),
    level: new Uint8Array(room),
    hours: new Uint8Array(room),
    vetting: new Uint8Array(room),
    start: new Uint16Array(room),
    replies: new Uint16Array(room),
    /** In cents; more than $655 an hour is as much as that. */
    rate: new Uint16Array(room),
    confirmed: new Uint16Array(room),
    created: new Uint32Array(room),
    overlap: new Uint32Array(room),
  })
  let columns = make()

  /** Makes room for as many people. */
  function reserve(count: number): void {
    if (count <= room) return
    room = Math.max(count, room * 2)
    const before = columns
    columns = make()
    for (const name of Object.keys(columns) as (keyof typeof columns)[]) columns[name].set(before[name])
    for (const [term, column] of terms) {
      const wider = new Uint8Array(room)
      wider.set(column)
      terms.set(term, wider)
    }
  }

  /** Which values occur: each is judged once for a need, not once for a person. */
  const values = Object.fromEntries(conditionNames.map((name) => [name, new Set([0])])) as Record<
    ConditionName,
    Set<number>
  >
  const set = (name: ConditionName, at: number, value: number) => {
    columns[name][at] = value
    values[name].add(value)
  }

  function put(entry: PoolEntry): void {
    const known = slots.get(entry.id)
    const at = known ?? free.pop() ?? size++
    reserve(size)
    if (known !== undefined) for (const column of terms.values()) column[at] = 0
    slots.set(entry.id, at)
    ids[at] = entry.id
    columns.isPresent[at] = 1
    columns.hash[at] = hashOf(entry.id)
    columns.confirmed[at] = dayNumber(entry.confirmedOn)
    columns.created[at] = entry.createdSeconds
    set('level', at, upTo(255, entry.level))
    set('hours', at, upTo(255, entry.hours))
    set('vetting', at, upTo(255, entry.vetting === null ? null : entry.vetting * 10))
    set('replies', at, upTo(65_535, entry.replies))
    set('start', at, dayNumber(entry.startsOn))
    set('rate', at, upTo(65_535, entry.rate === null ? null : entry.rate * 100))
    set('overlap', at, entry.clock === null ? 0 : (clockNumber.get(entry.clock) ?? 0))
    for (let byte = 0; byte < entry.codes.length; byte += 3) {
      const term = (entry.codes[byte] as number) | ((entry.codes[byte + 1] as number) << 8)
      let column = terms.get(term)
      if (!column) {
        column = new Uint8Array(room)
        terms.set(term, column)
      }
      column[at] = entry.codes[byte + 2] as number
    }
  }

  function remove(id: string): void {
    const at = slots.get(id)
    if (at === undefined) return
    slots.delete(id)
    // Nothing is left that could be counted as missed.
    columns.isPresent[at] = 0
    for (const name of conditionNames) columns[name][at] = 0
    for (const column of terms.values()) column[at] = 0
    free.push(at)
  }

  return {
    scratch: createScratch(),
    reserve,
    put,
    remove,
    setClock(number: number, clock: Clock): void {
      if (clockNumber.has(number)) return
      clockNumber.set(number, clocks.length)
      clocks.push(clock)
    },
    /** The numbers of the weeks that people work by of which something is true. */
    clocksWhere: (isWanted: (clock: Clock) => boolean): number[] =>
      [...clockNumber].flatMap(([number, at]) => (isWanted(clocks[at] as Clock) ? number : [])),
    hasClock: (number: number): boolean => clockNumber.has(number),
    get count(): number {
      return slots.size
    },
    get size(): number {
      return size
    },
    get columns() {
      return columns
    },
    valuesOf: (name: ConditionName): ReadonlySet<number> => values[name],
    clocks: clocks as readonly (Clock | null)[],
    idAt: (slot: number): string => ids[slot] as string,
    slotOf: (id: string): number | undefined => slots.get(id),
    /** A byte for each person: the class of the term; undefined where nobody mentions it. */
    term: (key: string): Uint8Array | undefined => terms.get(termNumber.get(key as `${string}:${string}`) ?? -1),
  }
}

export type Pool = ReturnType<typeof createPool>
