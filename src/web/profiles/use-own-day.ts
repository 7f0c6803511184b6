import { useMemo } from 'react'
import { officeHours, type WorkingHours } from '#domain/availability/working-hours.ts'
import { useMe } from '../session.ts'
import { browserZone } from '../ui/browser-zone.ts'

/** The core hours of the reader's firm, or else nine to five where they are. */
export function useOwnDay(): WorkingHours {
  const { firmDay } = useMe()
  return useMemo(() => (firmDay ? officeHours(firmDay.zone, firmDay) : officeHours(browserZone())), [firmDay])
}
