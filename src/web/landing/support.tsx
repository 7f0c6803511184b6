import type { ReactNode } from 'react'
import { support } from '../content.ts'
import classes from './support.module.css'

export function Support({ form }: { form: ReactNode }) {
  return (
    <section id="cta" className={classes.section} aria-labelledby="cta-title">
      <h2 id="cta-title" className={classes.title}>
        {support.title}
      </h2>
      <p className={classes.lead}>{support.lead}</p>
      {form}
    </section>
  )
}
