import { type ComponentPropsWithRef, useId } from 'react'
import classes from './plain-checkbox.module.css'

/** A checkbox of the browser's own, dressed as the others: for the log-in, which everyone waits for. */
export function PlainCheckbox({ label, ...props }: { label: string } & ComponentPropsWithRef<'input'>) {
  const id = useId()
  return (
    <div className={classes.row}>
      <input {...props} id={id} type="checkbox" className={classes.box} />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
    </div>
  )
}
