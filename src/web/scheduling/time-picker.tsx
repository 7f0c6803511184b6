import classes from './scheduler.module.css'
import { dayWords, type SlotDay, slotWords } from './slot-days.ts'

type Props = { day: SlotDay; zone: string; value: string | undefined; onChange: (slot: string) => void }

export function TimePicker({ day, zone, value, onChange }: Props) {
  const words = slotWords(day.slots, zone)
  return (
    <fieldset className={classes.times}>
      <legend>{dayWords(day.date)}</legend>
      <div className={classes.timeList}>
        {day.slots.map((slot, index) => (
          <label key={slot} className={classes.time}>
            <input type="radio" name="time" checked={slot === value} onChange={() => onChange(slot)} />
            <span>{words[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
