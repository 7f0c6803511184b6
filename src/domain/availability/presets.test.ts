import { expect, test } from 'vitest'
import { overlapOf } from './overlap.ts'
import { presetHours, usualHours } from './presets.ts'
import { officeHours, workingHours } from './working-hours.ts'

const winter = new Date('2026-11-18T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

test.each([
  ['Asia/Manila', winter, { weekday: 1, from: '22:00', to: '06:00' }],
  ['Asia/Manila', summer, { weekday: 1, from: '21:00', to: '05:00' }],
  ['Asia/Kolkata', winter, { weekday: 1, from: '19:30', to: '03:30' }],
  ['Australia/Sydney', winter, { weekday: 2, from: '01:00', to: '09:00' }],
  ['America/New_York', winter, { weekday: 1, from: '09:00', to: '17:00' }],
])('the US Eastern day in %s', (zone, now, first) => {
  const weekly = presetHours('eastern', zone, now)
  expect(weekly[0]).toEqual(first)
  expect(weekly).toHaveLength(5)
})

test('nights and one’s own day are by the clock on one’s own wall', () => {
  expect(presetHours('nights', 'Asia/Manila', winter)[4]).toEqual({ weekday: 5, from: '22:00', to: '06:00' })
  expect(presetHours('own', 'Asia/Manila', winter)).toEqual(officeHours('Asia/Manila').weekly)
})

test.each(['Asia/Manila', 'Asia/Kolkata', 'Europe/London', 'America/Bogota', 'Australia/Sydney', 'Africa/Lagos'])(
  'what someone in %s starts with overlaps with US firms, and is valid',
  (zone) => {
    for (const now of [winter, summer]) {
      const hours = usualHours(zone, now)
      expect(workingHours.parse(hours)).toEqual(hours)
      const shared = overlapOf(hours, officeHours('America/New_York'), now).filter(({ minutes }) => minutes > 0)
      expect(shared.length).toBeGreaterThanOrEqual(5)
    }
    expect(usualHours('Europe/London', winter).weekly).toEqual(officeHours('Europe/London').weekly)
  },
)
