import type { Interview } from '#contract/interviews.ts'
import { counted } from '#domain/counted.ts'

/** Whether the reader has it ahead or is in it today, by their own calendar. */
export const isToday = ({ takesPart, status, startsAt, endsAt }: Interview, now: Date): boolean =>
  takesPart &&
  status === 'booked' &&
  startsAt !== null &&
  endsAt !== null &&
  new Date(endsAt) > now &&
  (new Date(startsAt) <= now || new Date(startsAt).toDateString() === now.toDateString())

/** "in 10 minutes" within the hour before, "now" from the start on. */
export function soonLabel(startsAt: string, now: Date): string | undefined {
  const minutes = Math.ceil((Date.parse(startsAt) - now.getTime()) / 60_000)
  if (minutes > 60) return undefined
  return minutes > 0 ? `in ${counted(minutes, 'minute')}` : 'now'
}
