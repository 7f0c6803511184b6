import { expect, test } from 'vitest'
import { formatMonths, formatSlotDay, formatSlots, slotDays, weeksOf } from './slot-days.ts'

const plain = (words: string[]) => words.map((word) => word.replace(/\s/g, ' '))

test('the same moments are other days in other places', () => {
  const slots = ['2026-11-19T21:00:00Z', '2026-11-20T14:00:00Z']
  expect(slotDays(slots, 'America/New_York').map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
  expect(slotDays(slots, 'Asia/Manila')).toEqual([{ date: '2026-11-20', slots }])
})

test('weeks run from Sunday to Saturday around all days', () => {
  const weeks = weeksOf([
    { date: '2026-11-19', slots: [] },
    { date: '2026-12-03', slots: [] },
  ])
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([21, '2026-11-15', '2026-12-05'])
  expect(plain([formatMonths(weeks)])).toEqual(['November – December 2026'])
  expect(formatSlotDay('2026-11-19')).toBe('Thursday, November 19')
  expect(weeksOf([])).toEqual([])
})

test('an hour that comes twice is told apart', () => {
  const slots = ['2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z', '2026-11-01T06:30:00Z']
  expect(plain(formatSlots(slots, 'America/New_York'))).toEqual(['1:30 AM EDT', '1:00 AM EST', '1:30 AM EST'])
  expect(plain(formatSlots(slots, 'Asia/Manila'))).toEqual(['1:30 PM', '2:00 PM', '2:30 PM'])
})
