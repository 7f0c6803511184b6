import * as z from 'zod/mini'
import { introCallMinutes } from './intro-call.ts'
import { timeZone } from './zone.ts'

export const hoursLimits = { ranges: 28, daysOff: 200, noticeHours: 14 * 24, horizonDays: 60, location: 300 } as const

export const hoursMessages = {
  time: 'Please enter a time, such as 09:00.',
  order: `A range must be at least ${introCallMinutes} minutes long.`,
  overlap: 'Time ranges on the same day must not overlap.',
  location: 'Please enter where the call takes place.',
} as const

/** Midnight ends a day as 24:00. */
const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, hoursMessages.time))

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Monday is 1, Sunday 7, as in ISO 8601. */
const range = z
  .strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock })
  .check(z.refine(({ from, to }) => minutesOf(to) - minutesOf(from) >= introCallMinutes, hoursMessages.order))

export type HoursRange = z.output<typeof range>

const overlap = (a: HoursRange, b: HoursRange) =>
  a.weekday === b.weekday && minutesOf(a.from) < minutesOf(b.to) && minutesOf(b.from) < minutesOf(a.to)

/** When the operator takes intro calls: hours of the week and days off, by the clock on the operator's wall. */
export const introCallHours = z.strictObject({
  zone: timeZone,
  weekly: z.array(range).check(
    z.maxLength(hoursLimits.ranges),
    z.refine(
      (ranges) => ranges.every((one, index) => !ranges.slice(index + 1).some((other) => overlap(one, other))),
      hoursMessages.overlap,
    ),
  ),
  daysOff: z.array(z.iso.date()).check(z.maxLength(hoursLimits.daysOff)),
  noticeHours: z.int().check(z.minimum(0), z.maximum(hoursLimits.noticeHours)),
  horizonDays: z.int().check(z.minimum(1), z.maximum(hoursLimits.horizonDays)),
  location: z.string().check(z.trim(), z.minLength(1, hoursMessages.location), z.maxLength(hoursLimits.location)),
})

export type IntroCallHours = z.output<typeof introCallHours>
