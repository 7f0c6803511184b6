import * as z from 'zod/mini'

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** A name of the IANA database, as browsers and calendars know it. A bare offset knows nothing of summer and winter. */
export const timeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z]/, 'Please choose a time zone.'),
    z.refine(isTimeZone, 'Please choose a time zone.'),
  )
