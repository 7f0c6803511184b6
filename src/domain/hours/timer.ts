import { dayIn, momentOf } from '../scheduling/wall-time.ts'
import { quarterMinutes } from './week.ts'

/** Past this, someone probably forgot it: the page says so before anything is saved. */
export const longTimerMinutes = 10 * 60

export const elapsedMinutes = (startedAt: Date, now: Date): number =>
  Math.max(0, Math.floor((+now - +startedAt) / 60_000))

const toQuarters = (minutes: number) => Math.floor(minutes / quarterMinutes + 0.5) * quarterMinutes

/**
 * What a timer measured, by the days of the firm’s zone. Midnight ends a day’s share. The whole is rounded to the nearest quarter
 * once, so that a night in between neither adds nor loses time.
 */
export function timedDays(startedAt: Date, stoppedAt: Date, zone: string): { day: string; minutes: number }[] {
  const days: { day: string; minutes: number }[] = []
  let saved = 0
  for (let day = dayIn(zone, startedAt); ; day = day.add({ days: 1 })) {
    const midnight = momentOf(day.add({ days: 1 }), 0, zone)
    const isLast = +midnight >= +stoppedAt
    const until = toQuarters((Math.min(+midnight, +stoppedAt) - +startedAt) / 60_000)
    if (until > saved) days.push({ day: day.toString(), minutes: until - saved })
    saved = Math.max(saved, until)
    if (isLast) return days
  }
}
