import { dayIn } from '#domain/scheduling/wall-time.ts'
import type { Random } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
export const daysAfter = (now: Date, days: number) => daysBefore(now, -days)
export const isoDate = (moment: Date) => moment.toISOString().slice(0, 10)

/** The same moment, or on a weekend the Monday after (`+1`) or the Friday before (`-1`). */
export function onWorkday(moment: Date, direction: 1 | -1): Date {
  const isWeekend = dayIn('UTC', moment).dayOfWeek > 5
  return isWeekend ? onWorkday(daysAfter(moment, direction), direction) : moment
}

/** Books half-hour talks from 9 AM to 1:30 PM Eastern on workdays, never two at once. */
export function createCalendar(random: Random) {
  const taken = new Set<number>()
  return (day: Date, direction: 1 | -1): Date => {
    const workday = dayIn('UTC', onWorkday(day, direction))
    let slot: number
    do {
      const plainTime = { hour: 9 + random.whole(0, 4), minute: random.pick([0, 30]) }
      slot = workday.toZonedDateTime({ timeZone: 'America/New_York', plainTime }).epochMilliseconds
    } while (taken.has(slot))
    taken.add(slot)
    return new Date(slot)
  }
}
