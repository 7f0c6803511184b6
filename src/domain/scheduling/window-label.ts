/** 09:00 as 9 AM, 17:30 as 5:30 PM: many are judged by a window, so no formatter is made for each. */
function clockLabel(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  const minutes = clock.slice(3) === '00' ? '' : clock.slice(2)
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 9 AM to 5 PM in New York */
export const windowLabel = ({ zone, from, to }: { zone: string; from: string; to: string }): string =>
  `${clockLabel(from)} to ${clockLabel(to)} in ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}`
