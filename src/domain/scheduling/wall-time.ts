export const instantOf = (moment: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(moment.getTime())

/** The day that calendars in the zone show. */
export const dayIn = (zone: string, moment: Date): Temporal.PlainDate =>
  instantOf(moment).toZonedDateTimeISO(zone).toPlainDate()

/**
 * The moment at which clocks of the zone show so many minutes after the day's midnight. A time that spring leaves out is the moment
 * of the change; of one that autumn repeats, the first.
 */
export function momentOf(day: Temporal.PlainDate, minutes: number, zone: string): Date {
  const wall = day.toPlainDateTime().add({ minutes })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const isLeftOut = !earlier.toPlainDateTime().equals(wall)
  const moment = (isLeftOut && earlier.getTimeZoneTransition('next')) || earlier
  return new Date(moment.epochMilliseconds)
}
