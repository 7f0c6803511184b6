import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { StoredCall } from '#db/scheduling.ts'
import { brand } from '#domain/brand.ts'

export type CalendarEntry = Pick<StoredCall, 'id' | 'sequence' | 'startsAt' | 'endsAt'> & {
  isCancelled: boolean
  summary: string
  description: string
  /** Null while nobody knows. */
  location: string | null
  fileName: string
  url: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

/** The call as a calendar invitation, with the same UID throughout, so that changes update it. */
export function calendarEntry(entry: CalendarEntry, now: Date): { name: string; type: string; content: string } {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: brand.name, product: 'Calls' }, method })
  calendar.createEvent({
    id: `${entry.id}@${new URL(entry.url).hostname}`,
    sequence: entry.sequence,
    stamp: now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: entry.organizer,
    attendees: [{ ...entry.attendee, rsvp: false }],
  })
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { name: entry.fileName, type, content: Buffer.from(calendar.toString()).toString('base64') }
}
