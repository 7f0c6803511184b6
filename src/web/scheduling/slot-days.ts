export type SlotDay = { date: string; slots: string[] }

/** Slots by the reader's own days: the same moment may fall on another date elsewhere. */
export function slotDays(slots: string[], zone: string): SlotDay[] {
  const dayOf = (slot: string) => Temporal.Instant.from(slot).toZonedDateTimeISO(zone).toPlainDate().toString()
  const groups = Map.groupBy(slots, dayOf)
  return [...groups].map(([date, slots]) => ({ date, slots }))
}

/** Whole weeks, Sunday to Saturday, that hold all the days. */
export function weeksOf(days: SlotDay[]): string[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const firstDay = Temporal.PlainDate.from(first.date)
  const sunday = firstDay.subtract({ days: firstDay.dayOfWeek % 7 })
  const count = Math.ceil((sunday.until(last.date).days + 1) / 7) * 7
  return Array.from({ length: count }, (_, days) => sunday.add({ days }).toString())
}

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const longDay = utc({ weekday: 'long', month: 'long', day: 'numeric' })
const month = utc({ month: 'long', year: 'numeric' })
const shortMonth = utc({ month: 'short' })

/** Thursday, November 19 */
export const formatSlotDay = (date: string) => longDay.format(new Date(date))
/** November – December 2026 */
export const formatMonths = (dates: string[]) =>
  month.formatRange(new Date(dates[0] as string), new Date(dates.at(-1) as string))
/** Shown where a month begins. */
export const monthOf = (date: string) => shortMonth.format(new Date(date))

/** 9:00 AM; when the clocks go back, with the zone's name, so that no two labels are the same. */
export function formatSlots(slots: string[], zone: string): string[] {
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit', ...options })
    return slots.map((slot) => format.format(new Date(slot)))
  }
  const plain = formatted({})
  return new Set(plain).size === plain.length ? plain : formatted({ timeZoneName: 'short' })
}
