import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { StoredCall } from '#db/scheduling.ts'
import { brand } from '#domain/brand.ts'

export type CalendarEntry = Pick<StoredCall, 'id' | 'sequence' | 'startsAt' | 'endsAt'> & {
  isCancelled: boolean
  summary: string
  description: string
  /** Null while nobody knows. */
  location: string | null
  url: string
}

type Invitation = {
  fileName: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

const productId = { company: brand.name, product: 'Calls' }

/** The same UID throughout, so that changes update it. */
const eventOf = (entry: CalendarEntry, stamp: Date) => ({
  id: `${entry.id}@${new URL(entry.url).hostname}`,
  sequence: entry.sequence,
  stamp,
  start: entry.startsAt,
  end: entry.endsAt,
  summary: entry.summary,
  description: entry.description,
  location: entry.location,
  url: entry.url,
  status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
})

/** The call as a calendar invitation. */
export function calendarEntry(
  entry: CalendarEntry & Invitation,
  now: Date,
): { name: string; type: string; content: string } {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: productId, method })
  calendar.createEvent({
    ...eventOf(entry, now),
    organizer: entry.organizer,
    attendees: [{ ...entry.attendee, rsvp: false }],
  })
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { name: entry.fileName, type, content: Buffer.from(calendar.toString()).toString('base64') }
}

/** All calls of one person, which a calendar program reads again and again. Nobody is invited by it. */
export function calendarFeed(entries: CalendarEntry[], now: Date): string {
  const calendar = ical({ prodId: productId, name: brand.name, method: ICalCalendarMethod.PUBLISH, ttl: 15 * 60 })
  for (const entry of entries) calendar.createEvent(eventOf(entry, now))
  return calendar.toString()
}
