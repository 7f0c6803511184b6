import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Details in a card: term left, value right, hairlines between. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || <None />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An empty cell. */
function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="g-visually-hidden">none</span>
    </>
  )
}
