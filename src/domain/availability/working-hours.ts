import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { orNull } from '../or-null.ts'
import { timeZone } from '../scheduling/zone.ts'

export const workingHoursLimits = { ranges: 21, hoursPerWeek: 80 } as const

export const workingHoursMessages = {
  time: 'Please enter a time, such as 09:00.',
  same: 'The end must be different from the start.',
  overlap: 'These hours overlap with other hours.',
  hoursPerWeek: `Please enter a whole number of hours, from 1 to ${workingHoursLimits.hoursPerWeek}.`,
} as const

export const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, workingHoursMessages.time))

/** Monday is 1. Hours that end no later than they begin run past midnight into the next day. */
const range = z
  .strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, workingHoursMessages.same))

export type WorkingRange = z.output<typeof range>

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** In minutes from the midnight that its weekday begins with. */
export function spanOf({ from, to }: WorkingRange): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { start, end: end > start ? end : end + minutesPerDay }
}

/** The week is a ring: Sunday night may run into Monday. */
function overlaps(a: WorkingRange, b: WorkingRange): boolean {
  const startOf = (one: WorkingRange) => (one.weekday - 1) * minutesPerDay + spanOf(one).start
  const lengthOf = (one: WorkingRange) => spanOf(one).end - spanOf(one).start
  const ahead = (startOf(b) - startOf(a) + minutesPerWeek) % minutesPerWeek
  return ahead < lengthOf(a) || minutesPerWeek - ahead < lengthOf(b)
}

const wholeHours = z
  .int(workingHoursMessages.hoursPerWeek)
  .check(
    z.minimum(1, workingHoursMessages.hoursPerWeek),
    z.maximum(workingHoursLimits.hoursPerWeek, workingHoursMessages.hoursPerWeek),
  )

/** When someone works, by the clock on their own wall, and how much they have to give. */
export const workingHours = z.strictObject({
  zone: timeZone,
  weekly: z.array(range).check(
    z.maxLength(workingHoursLimits.ranges),
    z.check(({ value, issues }) => {
      const index = value.findIndex((one, at) => value.slice(0, at).some((earlier) => overlaps(one, earlier)))
      if (index < 0) return
      issues.push({ code: 'custom', message: workingHoursMessages.overlap, path: [index], input: value[index] })
    }),
  ),
  hoursPerWeek: orNull(wholeHours),
  earliestStart: orNull(givenDay()),
})

export type WorkingHours = z.output<typeof workingHours>

/** A firm's usual day, where nothing else is known. */
export const officeHours = (zone: string, { from, to } = { from: '09:00', to: '17:00' }): WorkingHours => ({
  zone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to })),
  hoursPerWeek: null,
  earliestStart: null,
})
