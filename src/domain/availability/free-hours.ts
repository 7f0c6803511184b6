import * as z from 'zod/mini'

/** Hours a week that are left after what was accepted; none where every week is booked. */
export const freeHours = z.strictObject({
  hours: z.number(),
  /** The Monday of the first week that has any; null where that is the week of the earliest start. */
  from: z.nullable(z.iso.date()),
})
export type FreeHours = z.output<typeof freeHours>
