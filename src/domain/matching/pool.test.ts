import { describe, expect, test } from 'vitest'
import { termNumber } from './codes.ts'
import { createPool, dayNumber, dayOf, type PoolEntry } from './pool.ts'
import { hashOf } from './rank.ts'
import { weekdays } from './testing/examples.ts'

const entry = (id: string, rest: Partial<PoolEntry> = {}): PoolEntry => ({
  id,
  codes: Uint8Array.from([]),
  level: null,
  hours: null,
  startsOn: null,
  rate: null,
  clock: null,
  vetting: null,
  replies: null,
  confirmedOn: null,
  createdSeconds: 0,
  ...rest,
})
const codeFor = (term: 'software:Xero' | 'software:Gusto', code: number) => {
  const number = termNumber.get(term) ?? Number.NaN
  return Uint8Array.from([number & 255, number >> 8, code])
}

describe('a day as a number', () => {
  test.each([
    ['2020-01-01', 1],
    ['2020-01-02', 2],
    ['2026-11-16', 2512],
  ])('%s is %i, and back', (day, number) => {
    expect(dayNumber(day)).toBe(number)
    expect(dayOf(number)).toBe(day)
  })

  test('of none is 0, and none is beyond what a column holds', () =>
    expect([dayNumber(null), dayNumber('1999-12-31'), dayNumber('2300-01-01')]).toEqual([0, 1, 65_535]))
})

describe('room', () => {
  test('is for a thousand people, and doubles when it is needed', () => {
    const pool = createPool()
    const roomFor = (count: number) => {
      pool.reserve(count)
      return pool.columns.level.length
    }
    expect([roomFor(1), roomFor(1024), roomFor(1025), roomFor(5000)]).toEqual([1024, 1024, 2048, 5000])
  })

  test('is made for as many as come', () => {
    const pool = createPool()
    for (let number = 0; number < 1025; number++) pool.put(entry(`${number}`, { hours: 20 }))
    expect([pool.count, pool.columns.hours[1024]]).toEqual([1025, 21])
  })

  test('grows without losing anything', () => {
    const pool = createPool()
    pool.put(entry('first', { hours: 20, codes: codeFor('software:Xero', 3) }))
    pool.reserve(1025)
    pool.put(entry('second', { hours: 30, codes: codeFor('software:Xero', 4) }))
    expect([...pool.columns.hours.subarray(0, 2)]).toEqual([21, 31])
    expect([...(pool.term('software:Xero')?.subarray(0, 2) ?? [])]).toEqual([3, 4])
    expect(pool.term('software:Xero')).toHaveLength(2048)
  })
})

describe('somebody in the pool', () => {
  const column = (rest: Partial<PoolEntry>) => {
    const pool = createPool()
    pool.put(entry('one', rest))
    const { isPresent, hash, ...columns } = pool.columns
    return Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[0]]))
  }

  test('of whom nothing is known is 0 everywhere', () =>
    expect(column({})).toEqual({
      level: 0,
      hours: 0,
      vetting: 0,
      replies: 0,
      start: 0,
      rate: 0,
      confirmed: 0,
      created: 0,
      overlap: 0,
    }))

  test('has a number for each fact: one more than it is, hours whole, rates in cents, scores in tenths', () =>
    expect(
      column({
        level: 2,
        hours: 20,
        vetting: 4.4,
        replies: 25,
        startsOn: '2020-01-31',
        rate: 37.5,
        confirmedOn: '2020-02-01',
        createdSeconds: 1_790_000_000,
      }),
    ).toEqual({
      level: 3,
      hours: 21,
      vetting: 45,
      replies: 26,
      start: 31,
      rate: 3751,
      confirmed: 32,
      created: 1_790_000_000,
      overlap: 0,
    }))

  test('has nothing as 1, not as unknown', () =>
    expect(column({ level: 0, hours: 0, vetting: 0, rate: 0 })).toMatchObject({
      level: 1,
      hours: 1,
      vetting: 1,
      rate: 1,
    }))

  test('who wants more than a column holds has as much as it holds', () =>
    expect(column({ rate: 900 })).toMatchObject({ rate: 65_535 }))

  test('is found by their place and id, and has the hash that breaks ties', () => {
    const pool = createPool()
    for (const id of ['a', 'b']) pool.put(entry(id))
    expect([pool.slotOf('b'), pool.idAt(1), pool.columns.hash[1], pool.columns.isPresent[1]]).toEqual([
      1,
      'b',
      hashOf('b'),
      1,
    ])
    expect([pool.count, pool.size, pool.slotOf('c')]).toEqual([2, 2, undefined])
  })

  test('shares the column of a term with others', () => {
    const pool = createPool()
    pool.put(entry('a', { codes: codeFor('software:Xero', 3) }))
    pool.put(entry('b', { codes: codeFor('software:Gusto', 4) }))
    pool.put(entry('c', { codes: codeFor('software:Xero', 5) }))
    expect([...(pool.term('software:Xero')?.subarray(0, 3) ?? [])]).toEqual([3, 0, 5])
    expect(pool.term('software:Lacerte')).toBeUndefined()
    expect(pool.term('software:Not a program')).toBeUndefined()
  })

  test('adds each value that occurs, to be judged once', () => {
    const pool = createPool()
    for (const [at, hours] of [20, 30, 20].entries()) pool.put(entry(`${at}`, { hours }))
    expect([...pool.valuesOf('hours')]).toEqual([0, 21, 31])
    expect([...pool.valuesOf('rate')]).toEqual([0])
  })
})

describe('whoever changes', () => {
  test('is known as they are now, in the same place', () => {
    const pool = createPool()
    pool.put(entry('a', { hours: 20, codes: codeFor('software:Xero', 3) }))
    pool.put(entry('a', { hours: 30, codes: codeFor('software:Gusto', 4) }))
    expect([pool.count, pool.size, pool.columns.hours[0]]).toEqual([1, 1, 31])
    expect([pool.term('software:Xero')?.[0], pool.term('software:Gusto')?.[0]]).toEqual([0, 4])
  })

  test('and leaves is gone, with everything that could be counted as missed', () => {
    const pool = createPool()
    pool.put(entry('a', { hours: 20, rate: 90, codes: codeFor('software:Xero', 1) }))
    pool.put(entry('b'))
    pool.remove('a')
    const { isPresent, hours, rate } = pool.columns
    expect([isPresent[0], hours[0], rate[0], pool.term('software:Xero')?.[0]]).toEqual([0, 0, 0, 0])
    expect([pool.count, pool.slotOf('a')]).toEqual([1, undefined])
  })

  test('leaves a place for the next', () => {
    const pool = createPool()
    for (const id of ['a', 'b']) pool.put(entry(id))
    pool.remove('a')
    pool.remove('nobody')
    pool.put(entry('c'))
    pool.put(entry('d'))
    expect(['b', 'c', 'd'].map(pool.slotOf)).toEqual([1, 0, 2])
    expect([pool.count, pool.size]).toEqual([3, 3])
  })
})

describe('a week that many work by', () => {
  const manila = weekdays('Asia/Manila', '09:00', '18:00')
  const bogota = weekdays('America/Bogota', '08:00', '17:00')

  test('is kept once, under its number, and known for those who work by it', () => {
    const pool = createPool()
    pool.setClock(70, manila)
    pool.setClock(80, bogota)
    pool.setClock(70, bogota)
    for (const [id, clock] of [
      ['a', 80],
      ['b', 70],
      ['c', null],
      ['d', 99],
    ] as const)
      pool.put(entry(id, { clock }))
    const clocks = [0, 1, 2, 3].map((at) => pool.clocks[pool.columns.overlap[at] ?? 0])
    expect(clocks).toEqual([bogota, manila, null, null])
    expect([pool.hasClock(70), pool.hasClock(99)]).toEqual([true, false])
  })

  test('is found by what is true of it', () => {
    const pool = createPool()
    pool.setClock(70, manila)
    pool.setClock(80, bogota)
    expect(pool.clocksWhere(({ zone }) => zone === 'America/Bogota')).toEqual([80])
    expect(pool.clocksWhere(() => true)).toEqual([70, 80])
  })
})
