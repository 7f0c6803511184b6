import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

type Props = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** One topic of the dashboard; `aside` is to the right of its title. */
export function Card({ title, lead, aside, children }: Props) {
  const headingId = useId()
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
    </section>
  )
}
