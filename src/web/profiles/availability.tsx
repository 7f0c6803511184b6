import { useMemo } from 'react'
import {
  formatAvailability,
  formatClock,
  formatDuration,
  formatSpan,
  formatWeekday,
} from '#domain/availability/format-availability.ts'
import type { FreeHours } from '#domain/availability/free-hours.ts'
import { overlapOf } from '#domain/availability/overlap.ts'
import { officeHours, type WorkingHours } from '#domain/availability/working-hours.ts'
import { formatTimeZone } from '#domain/scheduling/format-time.ts'
import { Facts } from '../ui/facts.tsx'
import classes from './availability.module.css'
import { useOwnDay } from './use-own-day.ts'

type Props = { workingHours: WorkingHours; freeHours: FreeHours | null; readerZone?: string }

/** Someone's hours, and when they meet the reader's day in the coming week. A zone stands for a day of nine to five there. */
export function Availability({ workingHours, freeHours, readerZone }: Props) {
  const own = useOwnDay()
  const { formatted, days, zone, day, readersZone } = useMemo(() => {
    const now = new Date()
    const reader = readerZone ? officeHours(readerZone) : own
    const [{ from, to } = { from: '09:00', to: '17:00' }] = reader.weekly
    const formatted = formatAvailability(workingHours, reader, now, freeHours)
    return {
      formatted,
      days: formatted.overlap ? overlapOf(workingHours, reader, now) : [],
      zone: formatTimeZone(now, reader.zone),
      day: `${formatClock(from)} – ${formatClock(to)}`,
      readersZone: reader.zone,
    }
  }, [workingHours, freeHours, readerZone, own])
  return (
    <>
      <Facts
        facts={[
          ['Hours per week', formatted.load],
          ['Earliest start', formatted.start],
          ...(formatted.stale ? [['Hours and start', formatted.stale] as const] : []),
          ['Time zone', formatted.zone],
          ...(formatted.overlap ? [['Usual overlap', formatted.overlap] as const] : []),
        ]}
      />
      {days.length > 0 && (
        <table className={classes.week}>
          <caption>
            Hours you would share in the coming week if your day is {day}, {zone}
          </caption>
          <tbody>
            {days.map((shared) => (
              <tr key={shared.day}>
                <th scope="row">{formatWeekday(shared)}</th>
                <td>{shared.spans.map((span) => formatSpan(span, readersZone)).join(', ') || 'No overlap'}</td>
                <td>{shared.minutes > 0 && formatDuration(shared.minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
