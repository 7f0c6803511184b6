const ownZone = () => Temporal.Now.timeZoneId()

/** A moment as an input of date and time takes it, by the reader's clock: 2026-11-16T09:30 */
export const toLocalTime = (iso: string, zone = ownZone()): string =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** The moment that was typed into such an input. */
export const fromLocalTime = (typed: string, zone = ownZone()): string =>
  Temporal.PlainDateTime.from(typed).toZonedDateTime(zone).toInstant().toString()

/** The moment at which a day of the reader's calendar begins, or one so many days later. */
export const midnightOf = (isoDate: string, { daysLater = 0, zone = ownZone() } = {}): string =>
  Temporal.PlainDate.from(isoDate).add({ days: daysLater }).toZonedDateTime(zone).toInstant().toString()
