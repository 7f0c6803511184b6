import { formatHours } from '../invoices/money.ts'
import { addDays, quarterMinutes } from './week.ts'

/** "3.25", "3,25", "3:15" or "3" in minutes; null for anything that isn’t quarter hours. */
export function parseHours(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? []
  const typed = hours ? Number(hours) * 60 + Number(minutes) : decimalMinutes(text.trim())
  return typed !== null && typed > 0 && typed % quarterMinutes === 0 ? typed : null
}

function decimalMinutes(text: string): number | null {
  const [, whole, parts = ''] = /^(\d{0,2})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  return Number(whole) * 60 + (Number(parts.padEnd(2, '0')) * 60) / 100
}

const form = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const monthDay = form({ month: 'short', day: 'numeric' })
const weekdayMonthDay = form({ weekday: 'long', month: 'short', day: 'numeric' })
const shortDay = form({ weekday: 'short', month: 'short', day: 'numeric' })

/** "Nov 9 – 15, 2026", "Nov 30 – Dec 6, 2026", "Dec 28, 2026 – Jan 3, 2027". */
export function formatWeek(startsOn: string): string {
  const endsOn = addDays(startsOn, 6)
  const [first, last] = [monthDay.format(new Date(startsOn)), monthDay.format(new Date(endsOn))]
  const [year, lastYear] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  if (year !== lastYear) return `${first}, ${year} – ${last}, ${lastYear}`
  return `${first} – ${startsOn.slice(5, 7) === endsOn.slice(5, 7) ? Number(endsOn.slice(8)) : last}, ${year}`
}

/** "Thursday, Nov 12". */
export const formatDay = (day: string): string => weekdayMonthDay.format(new Date(day))
/** "Thu, Nov 12". */
export const formatShortDay = (day: string): string => shortDay.format(new Date(day))

/** Names the cap and what is left of it. */
export const capMessage = (capMinutes: number, leftMinutes: number): string =>
  leftMinutes <= 0
    ? `The cap is ${formatHours(capMinutes)} h a week, and this week has reached it.`
    : `The cap is ${formatHours(capMinutes)} h a week. There are ${formatHours(leftMinutes)} h left.`
