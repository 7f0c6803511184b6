import type { ReactNode } from 'react'
import classes from './section.module.css'

/** A section of the landing page: its title left, one sentence from the seventh column, then what it shows. */
export function Section({
  id,
  title,
  mark,
  lead,
  ground = 'paper',
  children,
}: {
  id?: string
  title: string
  mark?: ReactNode
  lead: string
  ground?: 'paper' | 'sunken'
  children: ReactNode
}) {
  return (
    <section id={id} className={`${classes.section} ${classes[ground]}`}>
      <div className={classes.container}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            {title}
            {mark}
          </h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
