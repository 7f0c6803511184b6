import { IconClock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatAvailability } from '#domain/availability/format-availability.ts'
import type { FreeHours } from '#domain/availability/free-hours.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import classes from './availability.module.css'
import { useOwnDay } from './use-own-day.ts'

type Props = { workingHours: WorkingHours | null; freeHours: FreeHours | null }

/** Someone's hours in a line of a card, as they meet the reader's own day. Nothing where nothing is known. */
export function AvailabilityLine({ workingHours, freeHours }: Props) {
  const day = useOwnDay()
  const formatted = useMemo(
    () => workingHours && formatAvailability(workingHours, day, new Date(), freeHours),
    [workingHours, day, freeHours],
  )
  const known =
    formatted && [formatted.load, formatted.start, formatted.overlap, formatted.stale].filter((one) => one !== null)
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
