import type { MatchLine } from '#contract/matching.ts'
import classes from './line-bar.module.css'
import { outOfHundred } from './points.ts'

const pixelsPerPoint = 4

/** As long as the line's weight: solid for what is met, hatched for what nobody knows, hollow for what is missed. */
export function LineBar({ line, outOf }: { line: MatchLine; outOf: number }) {
  const width = (points: number) => outOfHundred(points, outOf) * pixelsPerPoint
  return (
    <span className={classes.bar} style={{ width: Math.max(width(line.outOf), pixelsPerPoint) }} aria-hidden="true">
      <span className={classes.met} style={{ width: width(line.least) }} />
      <span className={classes.unknown} style={{ width: width(line.most - line.least) }} />
    </span>
  )
}

export function BarLegend() {
  return (
    <ul className={classes.legend} aria-hidden="true">
      <li>
        <span className={classes.sample} data-kind="met" />
        Met
      </li>
      <li>
        <span className={classes.sample} data-kind="unknown" />
        Not known
      </li>
      <li>
        <span className={classes.sample} />
        Missed
      </li>
    </ul>
  )
}
