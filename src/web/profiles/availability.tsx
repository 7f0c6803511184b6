import { useMemo } from 'react'
import {
  formatAvailability,
  formatDuration,
  formatSpan,
  formatWeekday,
} from '#domain/availability/format-availability.ts'
import { overlapOf } from '#domain/availability/overlap.ts'
import { officeHours, type WorkingHours } from '#domain/availability/working-hours.ts'
import { formatTimeZone } from '#domain/scheduling/format-time.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { Facts } from '../ui/facts.tsx'
import classes from './availability.module.css'

type Props = { workingHours: WorkingHours; readerZone?: string }

/** Someone's hours, and when they meet the reader's day of nine to five in the coming week. */
export function Availability({ workingHours, readerZone = browserZone() }: Props) {
  const { formatted, days, zone } = useMemo(() => {
    const now = new Date()
    const reader = officeHours(readerZone)
    const formatted = formatAvailability(workingHours, reader, now)
    return {
      formatted,
      days: formatted.overlap ? overlapOf(workingHours, reader, now) : [],
      zone: formatTimeZone(now, readerZone),
    }
  }, [workingHours, readerZone])
  return (
    <>
      <Facts
        facts={[
          ['Hours per week', formatted.load],
          ['Earliest start', formatted.start],
          ['Time zone', formatted.zone],
          ...(formatted.overlap ? [['Usual overlap', formatted.overlap] as const] : []),
        ]}
      />
      {days.length > 0 && (
        <table className={classes.week}>
          <caption>Hours you would share in the coming week if your day is 9:00 AM – 5:00 PM, {zone}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatWeekday(day)}</th>
                <td>{day.spans.map((span) => formatSpan(span, readerZone)).join(', ') || 'No overlap'}</td>
                <td>{day.minutes > 0 && formatDuration(day.minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
