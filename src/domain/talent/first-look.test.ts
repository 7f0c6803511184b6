import { describe, expect, test } from 'vitest'
import { createPool } from '../matching/pool.ts'
import { scan } from '../matching/scan.ts'
import { weekdays } from '../matching/testing/examples.ts'
import type { TalentConditions } from './conditions.ts'
import { firstLook } from './first-look.ts'
import { needOfConditions } from './offered.ts'

const today = '2026-11-17'
const year = 31_536_000
const people = 600

/** The later their number, the longer ago they were created, over twenty years; three share each moment. */
const createdOf = (number: number) => 1_790_000_000 - Math.floor(number / 3) * Math.floor((20 * year) / people)
const pool = createPool()
pool.setClock(1, weekdays('America/New_York', '09:00', '17:00'))
pool.setClock(2, weekdays('Asia/Manila', '09:00', '17:00'))
for (let number = 0; number < people; number++)
  pool.put({
    id: String(number),
    codes: new Uint8Array(),
    level: null,
    hours: number % 7 === 0 ? null : 10 + (number % 31),
    startsOn: null,
    rate: number % 9 === 0 ? null : 20 + (number % 41),
    clock: [null, 1, 2][number % 3] ?? null,
    vetting: null,
    replies: null,
    confirmedOn: number % 5 === 0 ? '2026-01-01' : today,
    createdSeconds: createdOf(number),
  })
for (let number = 0; number < people; number += 50) pool.remove(String(number))

const conditions: TalentConditions[] = [
  { rate: 1_000 },
  { rate: 30 },
  { hours: 20 },
  { overlap: 4 },
  { rate: 40, hours: 25, weeks: 8, overlap: 6 },
  { rate: 1 },
]
const numeric = (a: string, b: string) => Number(a) - Number(b)

describe.each(conditions.map((asked) => [JSON.stringify(asked), needOfConditions(asked, null, today)] as const))(
  'a first look for %s',
  (_, need) => {
    const all = scan(pool, need, today, { fits: people }).ids.fits.sort(numeric)

    test('finds whom a scan finds to fit', () =>
      expect(firstLook(pool, need, today, people)).toEqual({ ids: all, isAll: true }))

    test('finds the newest where there are more, with all of the last moment', () => {
      const size = 20
      const last = createdOf(Number(all[size - 1]))
      const newest = all.filter((id) => createdOf(Number(id)) >= last)
      expect(firstLook(pool, need, today, size)).toEqual(
        all.length <= size ? { ids: all, isAll: true } : { ids: newest, isAll: false },
      )
    })
  },
)
