import { expect, test } from 'vitest'
import { dayLabels, placeOf, timeRows } from './time-rows.ts'

const zones = { mine: 'America/New_York', theirs: 'Asia/Manila' }

test('starts of one time of day share a row, with the other clock beside it', () => {
  const rows = timeRows(['2026-11-17T14:00:00.000Z', '2026-11-17T16:00:00.000Z', '2026-11-18T14:00:00.000Z'], zones)
  expect(rows.map(({ label, others, ahead }) => [label, others, ahead])).toEqual([
    ['9:00 AM', ['10:00 PM'], 0],
    ['11:00 AM', ['12:00 AM'], 1],
  ])
  expect([...(rows[0]?.starts.keys() ?? [])]).toEqual(['2026-11-17', '2026-11-18'])
})

test('where a clock changes between the days, a row names both times', () => {
  const [row] = timeRows(['2026-10-30T13:00:00.000Z', '2026-11-02T14:00:00.000Z'], zones)
  expect(row).toMatchObject({ label: '9:00 AM', others: ['9:00 PM', '10:00 PM'], ahead: 0 })
})

test('someone to the west may be a day behind', () => {
  const [row] = timeRows(['2026-11-17T01:00:00.000Z'], { mine: 'Asia/Manila', theirs: 'America/New_York' })
  expect(row).toMatchObject({ label: '9:00 AM', others: ['8:00 PM'], ahead: -1 })
})

test('days and places as people call them', () => {
  expect(dayLabels('2026-11-23')).toEqual({ weekday: 'Mon', day: 'Nov 23', isNewWeek: true })
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})
