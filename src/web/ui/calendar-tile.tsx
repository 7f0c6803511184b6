import classes from './calendar-tile.module.css'

/** A decorative calendar leaf: the text next to it says the same. */
export function CalendarTile({ moment, zone }: { moment: Date; zone: string }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(moment)
  return (
    <div className={classes.tile} aria-hidden="true">
      <span>{part({ month: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
      <small>{part({ weekday: 'short' })}</small>
    </div>
  )
}
