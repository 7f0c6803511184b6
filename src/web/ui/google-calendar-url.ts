export type CalendarEvent = { title: string; startsAt: string; endsAt: string; location: string }

/** 20261119T020000Z */
export const calendarStamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

/** Opens Google Calendar with the event filled in; nothing is sent before its reader saves it there. */
export function googleCalendarUrl({ title, startsAt, endsAt, location }: CalendarEvent): string {
  const dates = `${calendarStamp(startsAt)}/${calendarStamp(endsAt)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location })}`
}
