import { formatTimeZone } from '../scheduling/format-time.ts'
import { dayIn } from '../scheduling/wall-time.ts'
import type { FreeHours } from './free-hours.ts'
import { type DayOverlap, overlapOf, type Span, usualOverlap } from './overlap.ts'
import type { WorkingHours } from './working-hours.ts'

/** 7 h, 45 min, 6 h 30 min. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 h'
}

const dayMilliseconds = 86_400_000
const shownDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 9:00 AM – 2:00 PM, in the reader's zone. */
export function formatSpan({ startsAt, endsAt }: Span, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
  return `${format.format(startsAt)} – ${format.format(endsAt)}`
}

/** 09:00 as people write it: 9:00 AM */
export const formatClock = (clock: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${clock}Z`),
  )

/** Monday, Nov 16 */
export const formatWeekday = ({ day }: DayOverlap): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

function formatLoad(hoursPerWeek: number | null, free: FreeHours | null): string | null {
  if (hoursPerWeek === null) return null
  const left = free?.hours ?? 0
  return left > 0 && left < hoursPerWeek ? `${left} of ${hoursPerWeek} h/week free` : `${hoursPerWeek} h/week`
}

/** From when someone can begin. What nobody has confirmed for long isn't said of today. */
export function formatStart(
  { zone, earliestStart }: Pick<WorkingHours, 'zone' | 'earliestStart'>,
  free: FreeHours | null,
  now: Date,
): string | null {
  const today = dayIn(zone, now).toString()
  if (free?.hours === 0) return 'Fully booked'
  if (free?.isEngaged)
    return free.from ? `Engaged until ${shownDay.format(Date.parse(free.from) - dayMilliseconds)}` : 'Engaged now'
  const start = free?.from ?? earliestStart
  if (start && start > today) return `From ${shownDay.format(new Date(start))}`
  return start && !free?.staleOn ? 'Available now' : null
}

/** What a reader wants to know about someone's hours, less what was accepted; what isn't known is null. */
export function formatAvailability(
  talent: WorkingHours,
  reader: WorkingHours,
  now: Date,
  free: FreeHours | null = null,
) {
  const usual = talent.weekly.length > 0 ? usualOverlap(overlapOf(talent, reader, now)) : undefined
  const overlap = usual && (usual.minutes > 0 ? `${formatDuration(usual.minutes)} overlap` : 'No overlap')
  return {
    load: formatLoad(talent.hoursPerWeek, free),
    start: formatStart(talent, free, now),
    stale: free?.staleOn ? `Not confirmed since ${shownDay.format(new Date(free.staleOn))}` : null,
    overlap: overlap ? `${overlap} with your day` : null,
    when: usual?.spans.map((span) => formatSpan(span, reader.zone)).join(', ') || null,
    zone: formatTimeZone(now, talent.zone),
  }
}
