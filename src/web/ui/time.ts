const withZone = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions
const dateAndTime = new Intl.DateTimeFormat('en-US', withZone)

/** In the reader's zone, with the zone named: Nov 16, 2026, 9:12 AM GMT+8 */
export const formatTime = (iso: string): string => dateAndTime.format(new Date(iso))

/** The same in a zone that is named: for someone else's clock. */
export const formatTimeIn = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...withZone, timeZone: zone }).format(new Date(iso))

const dateAlone = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const monthAlone = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' })
const dateOfTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A date that is the same everywhere, such as a start date: Nov 16, 2026 */
export const formatDate = (isoDate: string): string => dateAlone.format(new Date(isoDate))

/** A month of a date: Nov 2026 */
export const formatMonth = (isoMonth: string): string => monthAlone.format(new Date(isoMonth))

/** The day of a moment, in the reader's zone: Nov 16, 2026 */
export const formatDay = (iso: string): string => dateOfTime.format(new Date(iso))
