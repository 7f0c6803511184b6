import { describe, expect, test } from 'vitest'
import { clockRangeIn, hoursIn, rateIn, saidIn, startIn, zoneIn } from './said.ts'

const today = '2026-11-16'

test.each([
  ['I have 25 hours a week free.', 25],
  ['20h/wk', 20],
  ['twenty hours weekly', 20],
  ['a forty-hour week', 40],
  ['up to 30 hrs per week', 30],
  ['Weekly capacity: 32 hours', 32],
  ['capacity 15-20 hrs/week', 15],
  ['4 hours a day, Monday to Friday', 20],
  ['full-time', 40],
  ['Available for part-time and full-time work.', null],
])('hours of %s', (text, hours) => expect(hoursIn(text)).toBe(hours))

test.each([
  ['Asking $17.5 per hour.', 17.5],
  ['18 USD/hour', 18],
  ['USD 18 hourly', 18],
  ['twenty-two dollars an hour', 22],
  ['between $18 and $22 an hour', 18],
  ['Rate: 25/hr', 25],
  ['Managed $2M budgets', null],
])('rate of %s', (text, rate) => expect(rateIn(text)).toBe(rate))

test('a monthly or yearly figure becomes an hourly one', () => {
  expect(rateIn('$3,200 a month full time')).toBeCloseTo(18.46, 2)
  expect(rateIn('$45k a year')).toBeCloseTo(21.63, 2)
})

test.each([
  ['Can start December 7, 2026.', '2026-12-07'],
  ['Ready to start at once.', today],
  ['two weeks notice', '2026-11-30'],
  ['I need to give 30 days’ notice', '2026-12-16'],
  ['free from 4 January', '2027-01-04'],
  ['available mid-December', '2026-12-15'],
  ['start next month', '2026-12-01'],
  ['available after the new year', '2027-01-02'],
  ['available 12/14/2026', '2026-12-14'],
  ['Tied up through January 15', '2027-01-16'],
  ['Detail-oriented and reliable.', null],
])('start of %s', (text, start) => expect(startIn(text, today)).toBe(start))

test.each([
  ['I work 8:30–17:30 Guadalajara time', '08:30', '17:30'],
  ['9 to 5', '09:00', '17:00'],
  ['6 pm to 3 am Manila', '18:00', '03:00'],
  ['from 7am-4pm EST', '07:00', '16:00'],
  ['noon to 9 pm', '12:00', '21:00'],
  ['6 pm to Midnight', '18:00', '00:00'],
  ['10 to 6 pm', '10:00', '18:00'],
  ['1 to 6 pm', '13:00', '18:00'],
])('the day of %s', (text, from, to) => expect(clockRangeIn(text)).toEqual({ from, to }))

test.each(['Grew from 9 to 30 clients', 'Between 40 to 5 returns', 'Reliable'])('no day is in: %s', (text) =>
  expect(clockRangeIn(text)).toBeNull(),
)

test.each([
  ['Bogota time', 'America/Bogota'],
  ['IST', 'Asia/Kolkata'],
  ['our Central day', 'America/Chicago'],
  ['nowhere', null],
])('the zone of %s', (text, zone) => expect(zoneIn(text)).toBe(zone))

describe('a summary', () => {
  test('says what the fields leave out', () =>
    expect(
      saidIn(
        ['I work 9:00 to 18:00 Manila time.', 'Asking $15 an hour.', '30 hours a week.', 'Can start December 1.'],
        today,
        null,
      ),
    ).toEqual({
      hoursPerWeek: 30,
      rate: 15,
      earliestStart: '2026-12-01',
      day: { zone: 'Asia/Manila', from: '09:00', to: '18:00' },
    }))

  test('is not read for hours that were saved or years that were worked', () =>
    expect(
      saidIn(
        ['Saved 6 hours a week with templates.', 'Free of errors since January 2020, 7 years worked.'],
        today,
        null,
      ),
    ).toEqual({
      hoursPerWeek: null,
      rate: null,
      earliestStart: null,
      day: null,
    }))
})
