import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

/** What narrows a list, between an ink line and a rule: the search left, the chips right. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className={classes.bar} aria-label="Filters">
      {children}
    </search>
  )
}
