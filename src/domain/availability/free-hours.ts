import * as z from 'zod/mini'

/** Hours a week that are left after what was accepted; none where every week is booked. */
export const freeHours = z.strictObject({
  /** Null where they haven't said how many they have. */
  hours: z.nullable(z.number()),
  /**
   * The Monday of the first week that has any; null where that is the week of the earliest start. Of someone engaged who gave no
   * hours, the day after.
   */
  from: z.nullable(z.iso.date()),
  /** Engaged, without having given hours: nobody knows what is left. */
  isEngaged: z.optional(z.literal(true)),
  /** When hours and start were last confirmed, where that is too long ago to rely on. */
  staleOn: z.optional(z.iso.date()),
})
export type FreeHours = z.output<typeof freeHours>
