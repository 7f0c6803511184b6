import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHead, csvLine } from '../csv.ts'
import { formatHours } from '../invoices/money.ts'
import { lineCells, lineHeads, linesFromCsv } from './csv.ts'
import { capMessage, formatWeek, parseHours } from './format-week.ts'
import { timedDays } from './timer.ts'
import { isUnusualDay, standouts, usualMinutes } from './unusual.ts'
import {
  addDays,
  copiedLines,
  daysOfWeek,
  daysWithoutNote,
  minutesByDay,
  mondayOf,
  totalOf,
  type WeekLine,
  weekdayOf,
  weekLine,
} from './week.ts'

/** `RUNS=100000` for a long run. */
const numRuns = Number(process.env.RUNS ?? 1_000)
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns })

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
const minutes = fc.integer({ min: 1, max: 96 }).map((quarters) => quarters * 15)
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const word = text.map((some) => some.trim()).filter((some) => some.length > 0 && some.length <= 120)
const line = fc.record({ day, minutes, task: word, note: text.map((some) => some.trim()) })
const week = fc
  .tuple(
    day,
    fc.array(fc.record({ at: fc.integer({ min: 0, max: 6 }), minutes, task: word, note: text }), { maxLength: 14 }),
  )
  .map(([some, lines]) => ({
    startsOn: mondayOf(some),
    lines: lines.map(({ at, ...own }) => ({ ...own, day: addDays(mondayOf(some), at) })),
  }))

describe('a week', () => {
  test('is Monday through Sunday, across months, years and leap days', () => {
    holds(
      fc.property(day, (some) => {
        // The model walks the calendar.
        const walked = new Date(some)
        while (walked.getUTCDay() !== 1) walked.setUTCDate(walked.getUTCDate() - 1)
        expect(mondayOf(some)).toBe(walked.toISOString().slice(0, 10))
        expect(daysOfWeek(mondayOf(some))).toContain(some)
        expect(daysOfWeek(mondayOf(some))[weekdayOf(some)]).toBe(some)
      }),
    )
  })

  test('sums by day and in all as one counts by hand', () => {
    holds(
      fc.property(week, ({ startsOn, lines }) => {
        const model = new Map<string, number>()
        let all = 0
        for (const { day: on, minutes: more } of lines) {
          model.set(on, (model.get(on) ?? 0) + more)
          all += more
        }
        expect(minutesByDay(lines)).toEqual(daysOfWeek(startsOn).map((on) => model.get(on) ?? 0))
        expect(totalOf(lines)).toBe(all)
      }),
    )
  })

  test('asks for a note where a whole day has none', () => {
    holds(
      fc.property(week, ({ startsOn, lines }) => {
        const model = daysOfWeek(startsOn).flatMap((on) => {
          let [sum, count, said] = [0, 0, false]
          for (const one of lines)
            if (one.day === on) {
              sum += one.minutes
              count += 1
              if (one.note.trim() !== '') said = true
            }
          return count > 0 && !said ? [{ day: on, minutes: sum }] : []
        })
        expect(daysWithoutNote(lines)).toEqual(model)
      }),
    )
  })

  test('is copied a week later, within the engagement and the cap', () => {
    const bounds = fc.record({
      from: fc.integer({ min: -3, max: 8 }),
      to: fc.option(fc.integer({ min: -3, max: 8 })),
      room: fc.integer({ min: 0, max: 4_000 }),
    })
    holds(
      fc.property(week, bounds, ({ startsOn, lines }, { from, to, room }) => {
        const next = addDays(startsOn, 7)
        const lastDay = to === null ? null : addDays(next, to)
        const copied = copiedLines(lines, { startsOn: next, firstDay: addDays(next, from), lastDay, roomMinutes: room })
        let left = room
        const model: WeekLine[] = []
        for (const one of lines) {
          const at = weekdayOf(one.day)
          if (at < from || (to !== null && at > to) || one.minutes > left) continue
          left -= one.minutes
          model.push({ day: addDays(one.day, 7), minutes: one.minutes, task: one.task, note: '' })
        }
        expect(copied).toEqual(model)
      }),
    )
  })

  test('has names that say when it was', () => {
    expect(formatWeek('2026-11-09')).toBe('Nov 9 – 15, 2026')
    expect(formatWeek('2026-11-30')).toBe('Nov 30 – Dec 6, 2026')
    expect(formatWeek('2026-12-28')).toBe('Dec 28, 2026 – Jan 3, 2027')
    expect(capMessage(2_100, 135)).toBe('The cap is 35.00 h a week. There are 2.25 h left.')
    expect(capMessage(2_100, 0)).toBe('The cap is 35.00 h a week, and this week has reached it.')
  })
})

describe('what is unusual', () => {
  const days = fc.array(
    fc.integer({ min: 0, max: 48 }).map((quarters) => quarters * 15),
    { minLength: 7, maxLength: 7 },
  )
  const latest = fc.array(
    fc.integer({ min: 1, max: 240 }).map((quarters) => quarters * 15),
    { maxLength: 12 },
  )

  test('is measured by the median of eight weeks', () => {
    holds(
      fc.property(latest, (weeks) => {
        const eight = weeks.slice(0, 8)
        // The model takes away the lowest and the highest until one or two are left.
        const left = [...eight]
        while (left.length > 2) {
          left.splice(left.indexOf(Math.min(...left)), 1)
          left.splice(left.indexOf(Math.max(...left)), 1)
        }
        const sum = left.reduce((all, one) => all + one, 0)
        let model = eight.length === 0 ? null : 0
        while (model !== null && model * left.length < sum) model += 15
        expect(usualMinutes(weeks)).toBe(model)
      }),
    )
  })

  test('is a weekend, a long day, far above the usual, or at the cap', () => {
    holds(
      fc.property(days, fc.option(minutes), fc.integer({ min: 60, max: 4_800 }), (dayMinutes, usual, cap) => {
        const total = dayMinutes.reduce((all, one) => all + one, 0)
        const model: string[] = []
        for (const [at, on] of dayMinutes.entries()) {
          if (at === 5 || at === 6) {
            if (on > 0) model.push('weekend')
          } else if (on > 540) model.push('long-day')
        }
        if (usual !== null && total > usual * 1.15 + 1e-9) model.push('above-usual')
        if (total >= cap) model.push('at-cap')
        expect(standouts({ dayMinutes, usualMinutes: usual, capMinutes: cap }).map(({ kind }) => kind)).toEqual(model)
      }),
    )
  })

  test('reads as on the page', () => {
    const week = { dayMinutes: [330, 360, 345, 360, 300, 0, 180], usualMinutes: 27 * 60, capMinutes: 35 * 60 }
    expect(standouts(week).map((one) => one.text)).toEqual(['3.00 h on Sunday', '4.25 h above usual'])
    const capped = { dayMinutes: [300, 300, 300, 330, 570, 0, 0], usualMinutes: 29.5 * 60, capMinutes: 30 * 60 }
    expect(standouts(capped).map((one) => one.text)).toEqual(['9.50 h on Friday', 'At the cap'])
    expect([isUnusualDay(4, 540), isUnusualDay(4, 555), isUnusualDay(5, 15), isUnusualDay(6, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a timer', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Asia/Manila', 'Australia/Lord_Howe')
  const start = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 })

  test('measures each day of the firm’s zone, through nights and changed clocks, and rounds once', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 3_000 }), zones, (from, ran, zone) => {
        const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
        // The model looks at the wall calendar every minute.
        const model = new Map<string, number>()
        for (let minute = 0; minute < ran; minute += 1) {
          const on = calendar.format((from + minute) * 60_000)
          model.set(on, (model.get(on) ?? 0) + 1)
        }
        let [passed, saved] = [0, 0]
        const days = [...model].flatMap(([on, more]) => {
          passed += more
          const until = Math.round(passed / 15) * 15
          const share = until - saved
          saved = until
          return share > 0 ? [{ day: on, minutes: share }] : []
        })
        expect(timedDays(new Date(from * 60_000), new Date((from + ran) * 60_000), zone)).toEqual(days)
      }),
      { numRuns: Math.ceil(numRuns / 20) },
    )
  })

  test('that ran through a night leaves a share on each day', () => {
    const days = timedDays(
      new Date('2026-11-12T21:10:00-05:00'),
      new Date('2026-11-13T01:25:00-05:00'),
      'America/New_York',
    )
    expect(days).toEqual([
      { day: '2026-11-12', minutes: 165 },
      { day: '2026-11-13', minutes: 90 },
    ])
  })
})

describe('hours as text', () => {
  test('are quarter hours, with a point, a comma or a colon', () => {
    for (let quarters = 1; quarters <= 96; quarters += 1) {
      const [whole, rest] = [Math.floor(quarters / 4), quarters % 4]
      const parts = ['00', '25', '50', '75'][rest]
      expect(parseHours(`${whole}.${parts}`)).toBe(quarters * 15)
      expect(parseHours(`${whole},${parts}`)).toBe(quarters * 15)
      expect(parseHours(` ${whole}:${String(rest * 15).padStart(2, '0')} `)).toBe(quarters * 15)
      expect(formatHours(quarters * 15)).toBe(`${whole}.${parts}`)
    }
    expect(parseHours('.5')).toBe(30)
    expect(parseHours('7')).toBe(420)
    for (const wrong of ['', '0', '1.3', '1.333', '-1', 'two', '1:20', '100', '1e1', '.'])
      expect(parseHours(wrong), wrong).toBe(null)
  })
})

describe('a CSV file', () => {
  const fileOf = (lines: readonly WeekLine[], heads: readonly string[] = lineHeads) =>
    csvHead(heads) + lines.map((one) => csvLine(lineCells(one))).join('')

  test('that was exported is read back as it was', () => {
    holds(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const parsed = lines.map((one) => weekLine.parse(one))
        expect(linesFromCsv(fileOf(parsed))).toMatchObject({ lines: parsed, errors: [] })
      }),
    )
  })

  test.each(["'+", "''=1", '=1', "'", "'a"])('keeps the note %s', (note) => {
    const lines = [weekLine.parse({ day: '2026-11-09', minutes: 15, task: 'Close', note })]
    expect(linesFromCsv(fileOf(lines)).lines).toEqual(lines)
  })

  test('is never misread, whatever it holds: each row is a line or an error', () => {
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', '1', '.', "'"), maxLength: 40 }),
        (rest) => {
          const { lines, errors } = linesFromCsv(`Date,Hours,Task\n${rest}`)
          expect(lines).toEqual([])
          expect(errors.length).toBeLessThanOrEqual(rest.split(/[\r\n]/).length)
          if (rest.replaceAll(/["\s,]/g, '') !== '') expect(errors.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('names the row and the column of what is wrong, as a spreadsheet counts', () => {
    const file = [
      'Hours,Task,Date,Client',
      '3.25,Bank reconciliations,2026-11-12,Hollis',
      '1.3,Vendor cleanup,11/12/2026,Hollis',
      '',
      '"1.00","Review',
      'with Ellen",11/13/2026,Hollis',
      '2,,11/13/2026,Hollis',
      '2,Close,Friday,Hollis',
    ].join('\r\n')
    const { lines, rows, errors } = linesFromCsv(file)
    expect(rows).toEqual([2, 5])
    expect(lines.map(({ day: on, minutes: long }) => [on, long])).toEqual([
      ['2026-11-12', 195],
      ['2026-11-13', 60],
    ])
    expect(errors).toEqual([
      { row: 3, message: 'Hours: Please enter quarter hours, such as 1.25, up to 24.' },
      { row: 7, message: 'Task: Please name the task.' },
      { row: 8, message: 'Date: Please enter a date.' },
    ])
    expect(linesFromCsv('Day,Hours\n1,2').errors).toEqual([
      { row: 1, message: 'The first row must name the columns. Missing: Date, Task.' },
    ])
  })
})
