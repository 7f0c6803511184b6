import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { introCallMinutes } from './intro-call.ts'
import { timeZone } from './zone.ts'

export const hoursLimits = { ranges: 28, daysOff: 200, noticeHours: 14 * 24, horizonDays: 60, location: 300 } as const

export const hoursMessages = {
  time: 'Please enter a time, such as 09:00.',
  order: `A range must be at least ${introCallMinutes} minutes long.`,
  overlap: 'Time ranges on the same day must not overlap.',
  location: 'Please enter where the call takes place.',
  noticeHours: `Please enter a whole number from 0 to ${hoursLimits.noticeHours}.`,
  horizonDays: `Please enter a whole number from 1 to ${hoursLimits.horizonDays}.`,
  daysOff: `Please choose at most ${hoursLimits.daysOff} days.`,
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

const wholeNumber = (least: number, most: number, message: string) =>
  z.int({ error: message }).check(z.minimum(least, message), z.maximum(most, message))

/** When the operator takes intro calls: hours of the week and days off, in the operator's local time. */
export const introCallHours = z.strictObject({
  zone: timeZone,
  weekly: z.array(range).check(
    z.maxLength(hoursLimits.ranges),
    z.refine(
      (ranges) => ranges.every((one, index) => !ranges.slice(index + 1).some((other) => overlap(one, other))),
      hoursMessages.overlap,
    ),
  ),
  daysOff: z.array(givenDay(hoursMessages.daysOff)).check(z.maxLength(hoursLimits.daysOff, hoursMessages.daysOff)),
  noticeHours: wholeNumber(0, hoursLimits.noticeHours, hoursMessages.noticeHours),
  horizonDays: wholeNumber(1, hoursLimits.horizonDays, hoursMessages.horizonDays),
  location: z.string().check(z.trim(), z.minLength(1, hoursMessages.location), z.maxLength(hoursLimits.location)),
})

export type IntroCallHours = z.output<typeof introCallHours>
