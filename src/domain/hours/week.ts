import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'

/** Hours are written in quarters. */
export const quarterMinutes = 15
export const dayMinutes = 24 * 60

/** As many lines as an export has can be imported at once. */
export const lineLimits = { task: 120, note: 500, linesOfWeek: 100, linesAtOnce: 5_000 } as const

const dayMilliseconds = 86_400_000

/** Of dates without a time, which are midnights of UTC. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** 0 for Monday through 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

export const daysOfWeek = (startsOn: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(startsOn, day))

const hoursMessage = 'Please enter quarter hours, such as 1.25, up to 24.'

/** What the talent writes for a day; the same for form, endpoint and import. */
export const weekLine = z.strictObject({
  day: givenDay(),
  minutes: z
    .int(hoursMessage)
    .check(
      z.minimum(quarterMinutes, hoursMessage),
      z.maximum(dayMinutes, hoursMessage),
      z.multipleOf(quarterMinutes, hoursMessage),
    ),
  task: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please name the task.'),
      z.maxLength(lineLimits.task, `Please use at most ${lineLimits.task} characters.`),
    ),
  note: z._default(
    z.string().check(z.trim(), z.maxLength(lineLimits.note, `Please use at most ${lineLimits.note} characters.`)),
    '',
  ),
})
export type WeekLine = z.output<typeof weekLine>

type Timed = { day: string; minutes: number }

export const totalOf = (lines: readonly { minutes: number }[]): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0)

/** Minutes of each day, Monday first. */
export const minutesByDay = (lines: readonly Timed[]): number[] =>
  lines.reduce<number[]>(
    (days, { day, minutes }) => days.map((sum, at) => (at === weekdayOf(day) ? sum + minutes : sum)),
    [0, 0, 0, 0, 0, 0, 0],
  )

/** Days that have hours and no word about any of them. They are asked about before the week is sent, and never required. */
export const daysWithoutNote = (lines: readonly (Timed & { note: string | null })[]): Timed[] =>
  [...new Set(lines.map(({ day }) => day))]
    .sort()
    .map((day) => lines.filter((line) => line.day === day))
    .filter((own) => own.every(({ note }) => !note?.trim()))
    .map((own) => ({ day: own[0]?.day ?? '', minutes: totalOf(own) }))

type Copied = { startsOn: string; firstDay: string; lastDay: string | null; roomMinutes: number }

/** Last week’s tasks and hours a week later, as far as the engagement and the cap allow. Notes tell of that week and stay there. */
export function copiedLines(
  previous: readonly (Timed & { task: string })[],
  { startsOn, firstDay, lastDay, roomMinutes }: Copied,
): WeekLine[] {
  let room = roomMinutes
  return previous.flatMap(({ day, minutes, task }) => {
    const moved = addDays(startsOn, weekdayOf(day))
    if (moved < firstDay || (lastDay !== null && moved > lastDay) || minutes > room) return []
    room -= minutes
    return [{ day: moved, minutes, task, note: '' }]
  })
}
