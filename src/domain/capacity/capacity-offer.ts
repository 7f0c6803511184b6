import * as z from 'zod/mini'
import { workingHoursLimits, workingHoursMessages } from '../availability/working-hours.ts'
import { givenDay } from '../given-day.ts'

const rateMessage = 'Please enter dollars per hour, such as 45 or 38.50.'
const rate = z.nullable(
  z
    .number(rateMessage)
    .check(z.minimum(0, rateMessage), z.maximum(100_000, rateMessage), z.multipleOf(0.01, rateMessage)),
)

const monday = givenDay().check(z.refine((day) => new Date(day).getUTCDay() === 1, 'A week begins on a Monday.'))
const hours = z
  .int(workingHoursMessages.hoursPerWeek)
  .check(
    z.minimum(0, workingHoursMessages.hoursPerWeek),
    z.maximum(workingHoursLimits.hoursPerWeek, workingHoursMessages.hoursPerWeek),
  )
const weeksLimit = 60

/** A rate or a range, and the weeks that differ from the usual ones, by their Monday. */
export const capacityOffer = z.strictObject({ rateFrom: rate, rateTo: rate, weeks: z.record(monday, hours) }).check(
  z.refine(({ rateFrom, rateTo }) => rateTo === null || (rateFrom !== null && rateFrom <= rateTo), {
    path: ['rateTo'],
    error: 'The first rate of a range must be the lower one.',
  }),
  z.refine(({ weeks }) => Object.keys(weeks).length <= weeksLimit, {
    path: ['weeks'],
    error: `Please list at most ${weeksLimit} weeks.`,
  }),
)
export type CapacityOffer = z.output<typeof capacityOffer>
