import type { ReactNode } from 'react'
import classes from './fact-row.module.css'

/** The main facts of something side by side, between an ink line and a rule. */
export function FactRow({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <div className={classes.place}>
      <dl className={classes.row}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
