import { dayIn, instantOf, momentOf } from '../scheduling/wall-time.ts'
import { overlapOf } from './overlap.ts'
import { officeHours, type WorkingHours, type WorkingRange } from './working-hours.ts'

/** Where most firms are. */
const firmsZone = 'America/New_York'

export const hoursPresets = { eastern: 'US Eastern day', own: 'My day', nights: 'Nights' } as const
export type HoursPreset = keyof typeof hoursPresets

const workdays = [1, 2, 3, 4, 5]

/** The hours of a preset, by the clock on the wall of a zone. */
export function presetHours(preset: HoursPreset, zone: string, now: Date): WorkingRange[] {
  if (preset === 'own') return officeHours(zone).weekly
  if (preset === 'nights') return workdays.map((weekday) => ({ weekday, from: '22:00', to: '06:00' }))
  return officeHours(firmsZone).weekly.map(({ weekday }) => {
    const monday = dayIn(firmsZone, now).subtract({ days: dayIn(firmsZone, now).dayOfWeek - 1 })
    const day = monday.add({ days: weekday - 1 })
    const [from, to] = [9, 17].map((hour) =>
      instantOf(momentOf(day, hour * 60, firmsZone)).toZonedDateTimeISO(zone),
    ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
    const clock = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' })
    return { weekday: from.dayOfWeek, from: clock(from), to: clock(to) }
  })
}

/** What someone starts with: their own day where it meets that of US firms, else the firms'. */
export function usualHours(zone: string, now: Date): WorkingHours {
  const own = officeHours(zone)
  const isShared = overlapOf(own, officeHours(firmsZone), now).some(({ minutes }) => minutes > 0)
  return isShared ? own : { ...own, weekly: presetHours('eastern', zone, now) }
}
