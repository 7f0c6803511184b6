import classes from './scheduler.module.css'
import { formatSlotDay, formatSlots, type SlotDay } from './slot-days.ts'

type Props = { day: SlotDay; zone: string; value: string | undefined; onChange: (slot: string) => void }

export function TimePicker({ day, zone, value, onChange }: Props) {
  const labels = formatSlots(day.slots, zone)
  return (
    <fieldset className={classes.times}>
      <legend>{formatSlotDay(day.date)}</legend>
      <div className={classes.timeList}>
        {day.slots.map((slot, index) => (
          <label key={slot} className={classes.time}>
            <input type="radio" name="time" checked={slot === value} onChange={() => onChange(slot)} />
            <span>{labels[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
