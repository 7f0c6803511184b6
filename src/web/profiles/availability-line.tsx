import { IconClock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatAvailability } from '#domain/availability/format-availability.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import classes from './availability.module.css'
import { useOwnDay } from './use-own-day.ts'

/** Someone's hours in a line of a card, as they meet the reader's own day. Nothing where nothing is known. */
export function AvailabilityLine({ workingHours }: { workingHours: WorkingHours | null }) {
  const day = useOwnDay()
  const formatted = useMemo(
    () => workingHours && formatAvailability(workingHours, day, new Date()),
    [workingHours, day],
  )
  const known = formatted && [formatted.load, formatted.start, formatted.overlap].filter((one) => one !== null)
  if (!known || known.length === 0) return null
  return (
    <p className={classes.line}>
      <IconClock size={16} stroke={1.5} aria-hidden />
      <span>
        <span className="g-visually-hidden">Availability: </span>
        {known.map((one, index) => (
          <span key={one}>
            {index > 0 && ' · '}
            <span className={classes.fact}>{one}</span>
          </span>
        ))}
      </span>
    </p>
  )
}
