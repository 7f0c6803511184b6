import { useId } from 'react'
import classes from './filter-chips.module.css'

type Props<Value extends string> = {
  label: string
  /** Each filter with its label, in reading order. */
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** One filter of several: radio buttons that look like chips. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.chips}>
      {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
        <label key={option} className={classes.chip}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </div>
  )
}
