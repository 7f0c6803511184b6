import type { ReactNode } from 'react'
import classes from './form-alert.module.css'

/** What went wrong with a whole form, announced immediately and left in place. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      <div>{children}</div>
    </div>
  )
}
