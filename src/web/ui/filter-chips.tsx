import { useId } from 'react'
import classes from './filter-chips.module.css'

type Props<Value extends string> = {
  label: string
  /** Each filter with its label, in reading order. */
  options: Readonly<Record<Value, string>>
  /** Filters that can't find anything for this reader: drawn quietly, each with the reason. */
  quiet?: Partial<Readonly<Record<Value, string>>>
  value: Value
  onChange: (value: Value) => void
}

/** One filter of several: radio buttons that look like chips. */
export function FilterChips<Value extends string>({ label, options, quiet = {}, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.chips}>
      {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
        <label key={option} className={classes.chip} data-quiet={quiet[option] && true} title={quiet[option]}>
          <input
            type="radio"
            name={name}
            aria-description={quiet[option]}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label}
        </label>
      ))}
      {quiet[value] && (
        <p className={classes.reason} role="status">
          {quiet[value]}
        </p>
      )}
    </div>
  )
}
