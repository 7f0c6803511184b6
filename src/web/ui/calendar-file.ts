import { brand } from '#domain/brand.ts'
import { type CalendarEvent, calendarStamp } from './google-calendar-url.ts'

/** The event as a file for any other calendar, as an address to download. The same `uid` replaces an earlier entry. */
export function calendarFileUrl(event: CalendarEvent & { uid: string }, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Interviews//EN`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${calendarStamp(now.toISOString())}`,
    `DTSTART:${calendarStamp(event.startsAt)}`,
    `DTEND:${calendarStamp(event.endsAt)}`,
    `SUMMARY:${event.title}`,
    `LOCATION:${event.location}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}
