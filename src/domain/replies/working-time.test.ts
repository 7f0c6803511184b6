import { describe, expect, test } from 'vitest'
import { afterWorkingMinutes, type SideHours, workingMinutes } from './working-time.ts'

const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to }))
const sides = {
  firm: { zone: 'America/New_York', weekly: weekdays('09:00', '17:00'), daysOff: [], closesOnHolidays: true },
  manila: { zone: 'Asia/Manila', weekly: weekdays('20:00', '05:00'), daysOff: [], closesOnHolidays: false },
  kolkata: { zone: 'Asia/Kolkata', weekly: weekdays('13:30', '22:30'), daysOff: [], closesOnHolidays: false },
  warsaw: {
    zone: 'Europe/Warsaw',
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '06:00' })),
    daysOff: ['2026-12-24'],
    closesOnHolidays: false,
  },
  saoPaulo: { zone: 'America/Sao_Paulo', weekly: weekdays('08:15', '12:00'), daysOff: [], closesOnHolidays: true },
} as const satisfies Record<string, SideHours>

describe('counted by hand', () => {
  test.each([
    // Thursday to Friday, Friday to Monday, a weekend.
    ['firm', '2026-11-19T15:00-05:00', '2026-11-20T10:00-05:00', 180],
    ['firm', '2026-11-20T16:00-05:00', '2026-11-23T10:00-05:00', 120],
    ['firm', '2026-11-21T08:00-05:00', '2026-11-22T23:00-05:00', 0],
    // Thanksgiving, and Independence Day, which was observed on the Friday.
    ['firm', '2026-11-25T16:00-05:00', '2026-11-27T10:00-05:00', 120],
    ['firm', '2026-07-02T16:00-04:00', '2026-07-06T10:00-04:00', 120],
    // The weeks of both changes of the clock: a day of the office keeps its eight hours.
    ['firm', '2026-03-06T09:00-05:00', '2026-03-09T17:00-04:00', 960],
    ['firm', '2026-10-30T09:00-04:00', '2026-11-02T17:00-05:00', 960],
    // Nights in Manila, from before midnight and after it; Friday's night ends on Saturday.
    ['manila', '2026-11-16T23:00+08:00', '2026-11-17T04:00+08:00', 300],
    ['manila', '2026-11-20T19:00+08:00', '2026-11-23T21:00+08:00', 600],
    ['kolkata', '2026-11-16T22:00+05:30', '2026-11-17T14:00+05:30', 60],
    // Six hours by the wall were five in March and seven in October.
    ['warsaw', '2026-03-28T23:00+01:00', '2026-03-29T07:00+02:00', 300],
    ['warsaw', '2026-10-24T23:00+02:00', '2026-10-25T07:00+01:00', 420],
    ['warsaw', '2026-12-23T23:00+01:00', '2026-12-25T03:00+01:00', 180],
    ['saoPaulo', '2026-11-16T08:00-03:00', '2026-11-17T09:00-03:00', 270],
  ] as const)('%s from %s to %s: %i minutes', (side, from, to, minutes) => {
    expect(workingMinutes(sides[side], new Date(from), new Date(to))).toBe(minutes)
    if (minutes > 0)
      expect(+(afterWorkingMinutes(sides[side], new Date(from), minutes) ?? 0)).toBeLessThanOrEqual(+new Date(to))
  })
})

describe('a day with a break', () => {
  const office = { zone: 'America/New_York', daysOff: [], closesOnHolidays: true }
  const [morning, afternoon] = [
    { weekday: 3, from: '09:00', to: '12:00' },
    { weekday: 3, from: '13:00', to: '17:00' },
  ]
  const at = (time: string) => new Date(`2026-11-18T${time}-05:00`)

  test.each([
    ['as it goes', [morning, afternoon]],
    ['the other way around', [afternoon, morning]],
  ])('is counted without it, listed %s', (_, weekly) => {
    const side = { ...office, weekly }
    expect(workingMinutes(side, at('11:00'), at('13:30'))).toBe(90)
    expect(afterWorkingMinutes(side, at('11:00'), 60)).toEqual(at('12:00'))
    expect(afterWorkingMinutes(side, at('11:00'), 61)).toEqual(at('13:01'))
  })
})

test('whoever has no hours is never late', () => {
  const never = { zone: 'America/New_York', weekly: [], daysOff: [], closesOnHolidays: false }
  expect(afterWorkingMinutes(never, new Date('2026-11-18T10:00-05:00'), 1)).toBeUndefined()
})

const quarter = 15 * 60_000
/** Of the years in question, as the government published them. */
const holidays = [
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
]

/** Quarter by quarter, by what the clock on the wall shows: as somebody with a calendar would count. */
function countedQuarters({ zone, weekly, daysOff, closesOnHolidays }: SideHours, from: Date, to: Date): number {
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const isOn = (date: string, time: string) => {
    const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
    const before = new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    const isOpen = (day: string) =>
      !(daysOff as readonly string[]).includes(day) && !(closesOnHolidays && holidays.includes(day))
    return (weekly as SideHours['weekly']).some((range) => {
      const isNight = range.to <= range.from
      const today = range.weekday === weekday && isOpen(date) && time >= range.from && (isNight || time < range.to)
      const yesterday =
        isNight && range.weekday === (weekday === 1 ? 7 : weekday - 1) && isOpen(before) && time < range.to
      return today || yesterday
    })
  }
  let quarters = 0
  for (let at = +from; at < +to; at += quarter) {
    const shown = wall.format(at)
    if (isOn(shown.slice(0, 10), shown.slice(-5))) quarters++
  }
  return quarters * 15
}

test('200 spans of five sides over weekends, holidays and changes of the clock are as counted', () => {
  // Around what is hard: New Year, both changes of both clocks, Independence Day, Thanksgiving, Christmas.
  const around = [
    '2026-01-02',
    '2026-03-06',
    '2026-03-27',
    '2026-07-02',
    '2026-10-23',
    '2026-10-30',
    '2026-11-25',
    '2026-12-23',
  ]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const wrong: string[] = []
  let cases = 0
  for (const day of around)
    for (const [name, side] of Object.entries(sides))
      for (let index = 0; index < 5; index++, cases++) {
        const from = new Date(Date.parse(`${day}T00:00Z`) + next(96) * quarter)
        const to = new Date(+from + next(96 * 5) * quarter)
        const [minutes, counted] = [workingMinutes(side, from, to), countedQuarters(side, from, to)]
        if (minutes !== counted)
          wrong.push(`${name} ${from.toISOString()} ${to.toISOString()}: ${minutes}, not ${counted}`)
        const due = afterWorkingMinutes(side, from, 90)
        if (!due || workingMinutes(side, from, due) !== 90)
          wrong.push(`${name} ${from.toISOString()}: due ${due?.toISOString()}`)
      }
  expect(wrong).toEqual([])
  expect(cases).toBe(200)
})
