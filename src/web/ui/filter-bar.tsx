import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

/** What filters a list: search on the left, chips on the right. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className={classes.bar} aria-label="Filters">
      {children}
    </search>
  )
}
