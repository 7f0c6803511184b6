import { expect, test } from 'vitest'
import { hoursMessages, type IntroCallHours } from '#domain/scheduling/hours.ts'
import { checkHours } from './check-hours.ts'

const hours: IntroCallHours = {
  zone: 'America/New_York',
  weekly: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '13:00', to: '17:00' },
  ],
  daysOff: [],
  noticeHours: 24,
  horizonDays: 14,
  location: 'Google Meet',
}

test('hours that are right have no message', () => {
  expect(checkHours(hours)).toEqual({})
})

test('a range has one message, whichever of its ends is wrong', () => {
  const weekly = [hours.weekly[0] as never, { weekday: 1, from: '9', to: '' }]
  expect(checkHours({ ...hours, weekly })).toEqual({ 'weekly.1': hoursMessages.time })
})

test('ranges that overlap are said at the week', () => {
  const weekly = [...hours.weekly, { weekday: 1, from: '16:00', to: '18:00' }]
  expect(checkHours({ ...hours, weekly })).toEqual({ weekly: hoursMessages.overlap })
})

test.each([
  [{ noticeHours: Number.NaN }, { noticeHours: hoursMessages.noticeHours }],
  [{ noticeHours: 337 }, { noticeHours: hoursMessages.noticeHours }],
  [{ horizonDays: 0 }, { horizonDays: hoursMessages.horizonDays }],
  [{ horizonDays: 1.5 }, { horizonDays: hoursMessages.horizonDays }],
  [{ location: ' ' }, { location: hoursMessages.location }],
  [{ daysOff: ['2026-12-25', 'someday'] }, { daysOff: hoursMessages.daysOff }],
])('%o is refused with words', (changes, errors) => {
  expect(checkHours({ ...hours, ...changes })).toEqual(errors)
})
