const long = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' })
const withYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const zoned = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const shortWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

const dayMilliseconds = 86_400_000
const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** By the reader's calendar: 0 today, 1 yesterday. */
export const daysAgo = (iso: string, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(new Date(iso))) / dayMilliseconds)

/** The line between two days: Today, Yesterday, Friday, Nov 13 */
export function dayLabel(iso: string, now: Date): string {
  const ago = daysAgo(iso, now)
  if (ago === 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  const at = new Date(iso)
  return (at.getFullYear() === now.getFullYear() ? long : withYear).format(at)
}

/** In a list: 9:06 AM, Fri, Nov 12 */
export function shortTime(iso: string, now: Date): string {
  const [at, ago] = [new Date(iso), daysAgo(iso, now)]
  if (ago <= 0) return time.format(at)
  if (ago < 7) return weekday.format(at)
  return (at.getFullYear() === now.getFullYear() ? short : shortWithYear).format(at)
}

export const clockTime = (iso: string): string => zoned.format(new Date(iso))
