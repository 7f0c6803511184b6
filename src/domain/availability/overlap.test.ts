import { describe, expect, test } from 'vitest'
import { overlapOf, usualOverlap } from './overlap.ts'
import { officeHours, type WorkingHours, workingHours, workingHoursMessages } from './working-hours.ts'

const week = (zone: string, from: string, to: string, weekdays = [1, 2, 3, 4, 5]): WorkingHours => ({
  ...officeHours(zone),
  weekly: weekdays.map((weekday) => ({ weekday, from, to })),
})
/** The minutes of each of the reader's days, from a Monday on. */
const minutes = (talent: WorkingHours, reader: WorkingHours, monday: string) =>
  overlapOf(talent, reader, new Date(`${monday}T12:00:00Z`)).map((day) => day.minutes)
const newYork = officeHours('America/New_York')
const five = (each: number) => [each, each, each, each, each]

describe('the overlap with a New York day', () => {
  test.each([
    ['Asia/Manila', '21:00', '05:00', 420],
    ['Asia/Manila', '22:00', '06:00', 480],
    ['Asia/Manila', '09:00', '17:00', 0],
    ['Asia/Kolkata', '13:30', '22:30', 180],
    ['Asia/Kathmandu', '18:45', '23:45', 240],
    ['Australia/Sydney', '00:00', '08:00', 420],
    ['America/St_Johns', '09:00', '17:00', 390],
    ['America/New_York', '09:00', '17:00', 480],
    ['UTC', '00:00', '23:59', 480],
  ])('in winter: %s %s–%s', (zone, from, to, each) => {
    const talent = week(zone, from, to, [1, 2, 3, 4, 5, 6, 7])
    expect(minutes(talent, newYork, '2026-01-12')).toEqual(five(each))
  })

  test('follows New York’s clock in March, where Manila has no summer time', () => {
    const manila = week('Asia/Manila', '21:00', '05:00')
    expect(minutes(manila, newYork, '2026-03-02')).toEqual(five(420))
    expect(minutes(manila, newYork, '2026-03-09')).toEqual(five(480))
  })

  test('and back in November', () => {
    const manila = week('Asia/Manila', '21:00', '05:00')
    expect(minutes(manila, newYork, '2026-10-26')).toEqual(five(480))
    expect(minutes(manila, newYork, '2026-11-02')).toEqual(five(420))
  })

  test('Europe changes on other Sundays: for three weeks in March it is an hour nearer', () => {
    const warsaw = week('Europe/Warsaw', '09:00', '17:00')
    expect(minutes(warsaw, newYork, '2026-03-02')).toEqual(five(120))
    expect(minutes(warsaw, newYork, '2026-03-09')).toEqual(five(180))
    expect(minutes(warsaw, newYork, '2026-03-30')).toEqual(five(120))
  })

  test('the south turns the other way', () => {
    const sydney = week('Australia/Sydney', '06:00', '10:00', [2, 3, 4, 5, 6])
    expect(minutes(sydney, newYork, '2026-01-12')).toEqual(five(180))
    expect(minutes(sydney, newYork, '2026-07-13')).toEqual(five(60))
  })
})

test('a change within the week counts from its day on', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const reader = week('America/New_York', '09:00', '17:00', everyDay)
  const kolkata = week('Asia/Kolkata', '13:30', '22:30', everyDay)
  expect(minutes(kolkata, reader, '2026-03-05')).toEqual([180, 180, 180, 240, 240, 240, 240])
  expect(minutes(kolkata, reader, '2026-10-29')).toEqual([240, 240, 240, 180, 180, 180, 180])
})

test('the night of the change has 23 or 25 hours, and the hours are real ones', () => {
  const night = week('America/New_York', '00:00', '06:00', [7])
  const always = week('UTC', '00:00', '23:59', [1, 2, 3, 4, 5, 6, 7])
  const sunday = (monday: string) => overlapOf(night, { ...night }, new Date(`${monday}T12:00:00Z`))[0]?.minutes
  expect(sunday('2026-03-02')).toBe(300)
  expect(sunday('2026-10-26')).toBe(420)
  expect(overlapOf(always, night, new Date('2026-03-02T12:00:00Z'))[0]?.minutes).toBe(300)
})

test('hours that begin in the hour spring leaves out begin with the change', () => {
  const talent = week('America/New_York', '02:30', '04:00', [7])
  const [sunday] = overlapOf(talent, week('America/New_York', '00:00', '12:00', [7]), new Date('2026-03-02T12:00:00Z'))
  expect(sunday?.spans).toEqual([
    { startsAt: new Date('2026-03-08T07:00:00Z'), endsAt: new Date('2026-03-08T08:00:00Z') },
  ])
})

test('friday night reaches into the reader’s saturday, and the week is a ring', () => {
  const talent = week('Asia/Manila', '22:00', '06:00', [5, 7])
  const [saturday, sunday] = overlapOf(
    talent,
    week('Asia/Manila', '00:00', '08:00', [1, 6]),
    new Date('2026-11-20T00:00:00Z'),
  )
  expect([saturday?.day, saturday?.minutes]).toEqual(['2026-11-21', 360])
  expect([sunday?.day, sunday?.minutes]).toEqual(['2026-11-23', 360])
})

test('an ordinary day is the one that most days are', () => {
  const talent = {
    ...newYork,
    weekly: newYork.weekly.map((range) => (range.weekday === 3 ? { ...range, to: '12:00' } : range)),
  }
  expect(usualOverlap(overlapOf(talent, newYork, new Date('2026-11-16T12:00:00Z')))?.minutes).toBe(480)
  expect(usualOverlap([])).toBeUndefined()
})

test.each([
  [[480, 180, 180, 180, 180], 180],
  [[180, 180, 180, 180, 480], 180],
  [[480, 180, 60, 180, 480], 480],
  [[180, 480, 60, 480, 180], 480],
  [[0, 0, 0, 120, 120], 0],
])('of days with %j minutes the ordinary one has %i', (days, usual) => {
  const overlaps = days.map((each, index) => ({ day: `2026-11-${16 + index}`, spans: [], minutes: each }))
  expect(usualOverlap(overlaps)?.minutes).toBe(usual)
})

describe('working hours', () => {
  const messages = (weekly: object[]) =>
    workingHours
      .safeParse({ zone: 'Asia/Manila', weekly })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  test('may cross midnight, and must not overlap', () => {
    const monday = { weekday: 1, from: '21:00', to: '05:00' }
    expect(messages([monday, { weekday: 2, from: '05:00', to: '06:00' }])).toBeUndefined()
    expect(messages([monday, { weekday: 2, from: '04:59', to: '06:00' }])).toEqual([
      ['weekly.1', workingHoursMessages.overlap],
    ])
    const overSunday = [
      { weekday: 1, from: '00:30', to: '02:00' },
      { weekday: 7, from: '22:00', to: '01:00' },
    ]
    expect(messages(overSunday)).toEqual([['weekly.1', workingHoursMessages.overlap]])
    expect(messages([{ weekday: 1, from: '09:00', to: '09:00' }])).toEqual([['weekly.0', workingHoursMessages.same]])
  })

  test.each([
    { zone: '+08:00' },
    { zone: 'Mars/Olympus' },
    { hoursPerWeek: 0 },
    { hoursPerWeek: 81 },
    { hoursPerWeek: 7.5 },
    { earliestStart: '2026-02-30' },
    { weekly: [{ weekday: 8, from: '09:00', to: '10:00' }] },
    { weekly: [{ weekday: 1, from: '9:00', to: '24:00' }] },
    { canary: true },
  ])('%j is refused', (wrong) => {
    expect(workingHours.safeParse({ zone: 'UTC', weekly: [], ...wrong }).success).toBe(false)
  })
})
