import { expect, test } from 'vitest'
import { formatAvailability, formatClock, formatDuration, formatWeekday } from './format-availability.ts'
import { officeHours } from './working-hours.ts'

const reader = officeHours('America/New_York')
const now = new Date('2026-11-16T15:00:00Z')
const spaced = (text: string | null) => text?.replace(/\s/g, ' ')

test('a clock is said as people say it', () => {
  expect(['09:00', '12:30', '17:00'].map((clock) => spaced(formatClock(clock)))).toEqual([
    '9:00 AM',
    '12:30 PM',
    '5:00 PM',
  ])
})

test('a day is said with its weekday', () => {
  expect(formatWeekday({ day: '2026-11-16', spans: [], minutes: 0 })).toBe('Monday, Nov 16')
})

test('a day in two parts has two spans', () => {
  const weekly = [
    { weekday: 1, from: '14:00', to: '18:00' },
    { weekday: 1, from: '08:00', to: '12:00' },
  ]
  const { overlap, when } = formatAvailability(
    { ...reader, weekly },
    { ...reader, weekly: reader.weekly.slice(0, 1) },
    now,
  )
  expect(overlap).toBe('6 h overlap with your day')
  expect(spaced(when)).toBe('9:00 AM – 12:00 PM, 2:00 PM – 5:00 PM')
})

test('says how much, from when, and when both are at work', () => {
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '21:00', to: '05:00' }))
  const talent = { zone: 'Asia/Manila', weekly, hoursPerWeek: 40, earliestStart: '2026-12-01' }
  const formatted = formatAvailability(talent, reader, now)
  expect(formatted).toMatchObject({
    load: '40 h/week',
    start: 'From Dec 1, 2026',
    overlap: '7 h overlap with your day',
  })
  expect(spaced(formatted.when)).toBe('9:00 AM – 4:00 PM')
  expect(formatted.zone).toBe('Philippine Standard Time (GMT+8)')
})

test.each([
  [{ hours: 40, from: null }, '40 h/week', 'Available now'],
  [{ hours: 12, from: null }, '12 of 40 h/week free', 'Available now'],
  [{ hours: 40, from: '2027-03-08' }, '40 h/week', 'From Mar 8, 2027'],
  [{ hours: 0, from: null }, '40 h/week', 'Fully booked'],
])('with %j left after what was accepted: %s, %s', (free, load, start) => {
  const talent = { ...officeHours('Asia/Manila'), hoursPerWeek: 40, earliestStart: '2026-11-02' }
  expect(formatAvailability(talent, reader, now, free)).toMatchObject({ load, start })
})

test.each([
  [{ hours: 40, from: null, staleOn: '2026-09-03' }, '40 h/week', null],
  [{ hours: 12, from: null, staleOn: '2026-09-03' }, '12 of 40 h/week free', null],
  [{ hours: 40, from: '2027-03-08', staleOn: '2026-09-03' }, '40 h/week', 'From Mar 8, 2027'],
  [{ hours: 0, from: null, staleOn: '2026-09-03' }, '40 h/week', 'Fully booked'],
])('what was last confirmed long ago is said with its day, and not of today: %j', (free, load, start) => {
  const talent = { ...officeHours('Asia/Manila'), hoursPerWeek: 40, earliestStart: '2026-11-02' }
  const stale = 'Not confirmed since Sep 3, 2026'
  expect(formatAvailability(talent, reader, now, free)).toMatchObject({ load, start, stale })
  expect(formatAvailability(talent, reader, now, { hours: 40, from: null }).stale).toBeNull()
})

test('who is engaged and gave no hours isn’t available now, whatever start they gave', () => {
  const talent = { ...officeHours('Asia/Manila'), earliestStart: '2026-11-02' }
  const starts = [null, '2027-03-08'].map(
    (from) => formatAvailability(talent, reader, now, { hours: null, from, isEngaged: true }).start,
  )
  expect(starts).toEqual(['Engaged now', 'Engaged until Mar 7, 2027'])
})

test('what was accepted decides where no start is given', () => {
  const talent = officeHours('Asia/Manila')
  const starts = [
    { hours: 40, from: null },
    { hours: 40, from: '2027-03-08' },
    { hours: 0, from: null },
  ].map((free) => formatAvailability(talent, reader, now, free).start)
  expect(starts).toEqual([null, 'From Mar 8, 2027', 'Fully booked'])
})

test('says nothing of what it does not know', () => {
  const talent = { ...officeHours('Asia/Manila'), weekly: [], earliestStart: '2026-11-16' }
  expect(formatAvailability(talent, reader, now)).toMatchObject({
    load: null,
    start: 'Available now',
    overlap: null,
    when: null,
  })
  const byDay = formatAvailability(officeHours('Asia/Manila'), reader, now)
  expect(byDay).toMatchObject({ start: null, overlap: 'No overlap with your day', when: null })
})

test.each([
  [0, '0 h'],
  [45, '45 min'],
  [390, '6 h 30 min'],
  [480, '8 h'],
])('%i minutes are %s', (minutes, formatted) => {
  expect(formatDuration(minutes)).toBe(formatted)
})
