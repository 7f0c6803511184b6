import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

/** One topic of the settings: its description on the left, its controls on the right. */
export function Panel({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
