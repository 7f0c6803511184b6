import type { Random } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
export const daysAfter = (now: Date, days: number) => daysBefore(now, -days)
export const isoDate = (moment: Date) => moment.toISOString().slice(0, 10)

/** The same moment, or on a weekend the Monday after (`+1`) or the Friday before (`-1`). */
export function onWorkday(moment: Date, direction: 1 | -1): Date {
  const isWeekend = moment.getUTCDay() % 6 === 0
  return isWeekend ? onWorkday(daysAfter(moment, direction), direction) : moment
}

/** Books half-hour talks from 9 AM to 1:30 PM Eastern on workdays, never two at once. */
export function createCalendar(random: Random) {
  const taken = new Set<number>()
  return (day: Date, direction: 1 | -1): Date => {
    const slot = new Date(onWorkday(day, direction))
    do slot.setUTCHours(14 + random.whole(0, 4), random.pick([0, 30]), 0, 0)
    while (taken.has(slot.getTime()))
    taken.add(slot.getTime())
    return slot
  }
}
