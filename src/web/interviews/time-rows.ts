/** A row of the grid: one time on the firm's wall, over all days. */
export type TimeRow = {
  /** 9:00 AM, by the reader's clock. */
  label: string
  /** By the other side's clock; two where a clock changes between the days. */
  others: string[]
  /** How many days ahead of the reader's it is there: 1 after their midnight. */
  ahead: number
  /** The start on each day, by its date; days without one are left out. */
  starts: Map<string, string>
}

const zoned = (start: string, zone: string) => Temporal.Instant.from(start).toZonedDateTimeISO(zone)

const clock = (start: string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(new Date(start))

/** The starts by time of day. */
export function timeRows(starts: readonly string[], { mine, theirs }: { mine: string; theirs: string }): TimeRow[] {
  const minutesOf = (start: string) => {
    const { hour, minute } = zoned(start, mine)
    return hour * 60 + minute
  }
  const groups = Map.groupBy(starts, minutesOf)
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, found]) => {
      const [first = ''] = found
      const [here, there] = [zoned(first, mine).toPlainDate(), zoned(first, theirs).toPlainDate()]
      return {
        label: clock(first, mine),
        others: [...new Set(found.map((start) => clock(start, theirs)))],
        ahead: here.until(there).days,
        starts: new Map(found.map((start) => [zoned(start, mine).toPlainDate().toString(), start])),
      }
    })
}

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const weekday = dayFormat({ weekday: 'short' })
const monthDay = dayFormat({ month: 'short', day: 'numeric' })

/** Tue, and Nov 17 */
export const dayLabels = (date: string) => ({
  weekday: weekday.format(new Date(date)),
  day: monthDay.format(new Date(date)),
  isNewWeek: new Date(date).getUTCDay() === 1,
})

/** Manila, as people call the zone Asia/Manila. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
