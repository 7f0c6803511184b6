import { describe, expect, test } from 'vitest'
import { hoursMessages, introCallHours, minutesOf } from './hours.ts'

const monday = { weekday: 1, from: '09:00', to: '17:00' }
const hours = {
  zone: 'America/New_York',
  weekly: [monday],
  daysOff: ['2026-11-26'],
  noticeHours: 24,
  horizonDays: 14,
  location: 'Online',
}
const errorsOf = (changes: object) =>
  introCallHours.safeParse({ ...hours, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message])
const isTaken = (changes: object) => introCallHours.safeParse({ ...hours, ...changes }).success

test('the hours of a week are taken as they are', () => {
  expect(introCallHours.parse(hours)).toEqual(hours)
  expect(introCallHours.parse({ ...hours, location: ' Online ' }).location).toBe('Online')
})

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['24:00', 1440],
])('%s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

describe('a range', () => {
  const errorOf = (changes: object) => errorsOf({ weekly: [{ ...monday, ...changes }] })

  test.each(['9:00', '24:01', '25:00', '09:60', '09:00 ', ' 09:00', ''])('does not begin at %j', (from) => {
    expect(errorOf({ from })).toContainEqual(['weekly.0.from', hoursMessages.time])
  })

  test('lasts at least as long as a call', () => {
    expect(errorOf({ from: '09:00', to: '09:30' })).toBeUndefined()
    expect(errorOf({ from: '09:00', to: '09:29' })).toEqual([['weekly.0', hoursMessages.order]])
    expect(errorOf({ from: '23:30', to: '24:00' })).toBeUndefined()
  })

  test.each([0, 8, 1.5])('is not on weekday %d', (weekday) => {
    expect(errorOf({ weekday })).toHaveLength(1)
  })

  test.each([1, 7])('may be on weekday %i', (weekday) => {
    expect(errorOf({ weekday })).toBeUndefined()
  })
})

describe('two ranges', () => {
  const lunch = (from: string, to: string, weekday = 1) => ({ weekly: [monday, { weekday, from, to }] })
  test.each([
    ['17:00', '18:00'],
    ['08:00', '09:00'],
  ])('may touch: %s to %s', (from, to) => {
    expect(errorsOf(lunch(from, to))).toBeUndefined()
  })

  test.each([
    ['16:59', '18:00'],
    ['08:00', '09:01'],
    ['12:00', '13:00'],
    ['08:00', '18:00'],
  ])('of one day must not overlap: %s to %s', (from, to) => {
    expect(errorsOf(lunch(from, to))).toEqual([['weekly', hoursMessages.overlap]])
  })

  test('of two days are apart', () => {
    expect(errorsOf(lunch('09:00', '17:00', 2))).toBeUndefined()
  })
})

test.each([
  ['noticeHours', 0, 336],
  ['horizonDays', 1, 60],
])('%s is a whole number from %i to %i', (field, least, most) => {
  expect([least, most].map((value) => isTaken({ [field]: value }))).toEqual([true, true])
  for (const value of [least - 1, most + 1, least + 0.5])
    expect(errorsOf({ [field]: value })).toEqual([[field, `Please enter a whole number from ${least} to ${most}.`]])
})

test('there are at most 28 ranges, 200 days off and 300 letters of a location', () => {
  const ranges = Array.from({ length: 29 }, (_, index) => {
    const hour = String(Math.floor(index / 7) + 8)
    return { weekday: (index % 7) + 1, from: `${hour.padStart(2, '0')}:00`, to: `${hour.padStart(2, '0')}:30` }
  })
  expect([isTaken({ weekly: ranges.slice(1) }), isTaken({ weekly: ranges })]).toEqual([true, false])
  const days = Array(201).fill('2026-11-26')
  expect([isTaken({ daysOff: days.slice(1) }), isTaken({ daysOff: days })]).toEqual([true, false])
  expect([isTaken({ location: 'a'.repeat(300) }), isTaken({ location: 'a'.repeat(301) })]).toEqual([true, false])
})

test.each([
  [{ location: ' ' }, ['location', hoursMessages.location]],
  [{ zone: 'Mars/Olympus' }, ['zone', 'Please choose a time zone.']],
  [{ daysOff: ['2026-02-30'] }, ['daysOff.0', expect.any(String)]],
])('%j is refused', (changes, error) => {
  expect(errorsOf(changes)).toEqual([error])
})
