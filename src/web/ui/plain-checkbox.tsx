import { type ComponentPropsWithRef, useId } from 'react'
import classes from './plain-checkbox.module.css'

/** A native checkbox styled like the others, because the login page must load fast. */
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
