import { type ReactNode, useId } from 'react'
import classes from './overview-page.module.css'

type Props = { title: string; lead: ReactNode; isWide?: boolean; children: ReactNode }

export function Panel({ title, lead, isWide, children }: Props) {
  const id = useId()
  return (
    <section className={classes.panel} data-wide={isWide || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  )
}
