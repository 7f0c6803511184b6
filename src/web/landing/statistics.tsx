import { statistics } from '../content.ts'
import { Figure } from '../ui/figure.tsx'
import classes from './statistics.module.css'

export function Statistics() {
  return (
    <dl className={classes.statistics}>
      {statistics.map((one) => (
        <Figure key={one.label} {...one} size="large" />
      ))}
    </dl>
  )
}
