const dayMs = 24 * 60 * 60 * 1000

export type SlotDay = { date: string; slots: string[] }

/** Slots by the reader's own days: the same moment may fall on another date elsewhere. */
export function slotDays(slots: string[], zone: string): SlotDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const groups = Map.groupBy(slots, (slot) => format.format(new Date(slot)))
  return [...groups].map(([date, slots]) => ({ date, slots }))
}

const asUtc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Whole weeks, Sunday to Saturday, that hold all the days. */
export function weeksOf(days: SlotDay[]): string[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const start = asUtc(first.date).getTime() - asUtc(first.date).getUTCDay() * dayMs
  const count = Math.ceil((asUtc(last.date).getTime() - start + dayMs) / dayMs / 7) * 7
  return Array.from({ length: count }, (_, index) => new Date(start + index * dayMs).toISOString().slice(0, 10))
}

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const longDay = utc({ weekday: 'long', month: 'long', day: 'numeric' })
const month = utc({ month: 'long', year: 'numeric' })
const shortMonth = utc({ month: 'short' })

/** Thursday, November 19 */
export const formatSlotDay = (date: string) => longDay.format(asUtc(date))
/** November – December 2026 */
export const formatMonths = (dates: string[]) =>
  month.formatRange(asUtc(dates[0] as string), asUtc(dates.at(-1) as string))
/** Said where a month begins. */
export const monthOf = (date: string) => shortMonth.format(asUtc(date))

/** 9:00 AM; where autumn repeats an hour, with the zone's name, so that no two are called the same. */
export function formatSlots(slots: string[], zone: string): string[] {
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit', ...options })
    return slots.map((slot) => format.format(new Date(slot)))
  }
  const plain = formatted({})
  return new Set(plain).size === plain.length ? plain : formatted({ timeZoneName: 'short' })
}
