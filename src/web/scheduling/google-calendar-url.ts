import type { IntroCall } from '#contract/scheduling.ts'

const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

/** Opens Google Calendar with the call filled in; nothing is sent before its reader saves it there. */
export function googleCalendarUrl({ startsAt, endsAt, about, location }: IntroCall): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: about === null ? 'Glide intro call' : `Glide interview: ${about}`,
    dates: `${stamp(startsAt)}/${stamp(endsAt)}`,
    location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
