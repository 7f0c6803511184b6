import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHead, csvLine } from '../csv.ts'
import { lineCells, lineHeads, linesFromCsv } from './csv.ts'
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

/** `RUNS=100000` for a long run, which looks for the smallest failing example for as long as that takes. */
const { RUNS } = process.env
const runs = RUNS ? { numRuns: Number(RUNS) } : { numRuns: 100, interruptAfterTimeLimit: 2_000 }
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, runs)

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

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (some, monday) => expect(mondayOf(some)).toBe(monday))

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
})

describe('a line', () => {
  const given = { day: '2026-11-12', minutes: 195, task: 'Bank reconciliations', note: 'Two accounts' }
  const errorsOf = (changes: object) =>
    weekLine
      .safeParse({ ...given, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const wrongHours = 'minutes: Please enter quarter hours, such as 1.25, up to 24.'

  test('is trimmed, and may have no note', () => {
    expect(weekLine.parse({ ...given, task: ' Close ', note: '\n Day 3 ' })).toEqual({
      ...given,
      task: 'Close',
      note: 'Day 3',
    })
    const { note: _, ...silent } = given
    expect(weekLine.parse(silent).note).toBe('')
  })

  test.each([
    [{ day: '11/12/2026' }, 'day: Please enter a date.'],
    [{ minutes: 0 }, wrongHours],
    [{ minutes: 20 }, wrongHours],
    [{ minutes: 24 * 60 + 15 }, wrongHours],
    [{ task: ' ' }, 'task: Please name the task.'],
    [{ task: 'a'.repeat(121) }, 'task: Please use at most 120 characters.'],
    [{ note: 'a'.repeat(501) }, 'note: Please use at most 500 characters.'],
  ])('is refused with %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  test.each([{ minutes: 15 }, { minutes: 24 * 60 }, { task: 'a'.repeat(120), note: 'a'.repeat(500) }])(
    'may have %j',
    (changes) => {
      expect(errorsOf(changes)).toBeUndefined()
    },
  )
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
      '2,Close,11/13/2026 9:00,Hollis',
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
      { row: 9, message: 'Date: Please enter a date.' },
    ])
    expect(linesFromCsv('Day,Hours\n1,2').errors).toEqual([
      { row: 1, message: 'The first row must name the columns. Missing: Date, Task.' },
    ])
  })
})
