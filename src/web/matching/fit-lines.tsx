import type { OpeningFit } from '#contract/matching.ts'
import { AnchorLink } from '../ui/links.tsx'
import { AddAnswer } from './add-answer.tsx'
import { BarLegend, LineBar } from './line-bar.tsx'
import { formatScore, pointsOf } from './points.ts'
import classes from './why-drawer.module.css'

/** How the reader fits, every line, as a firm sees it: what is unknown first. */
export function FitLines({ fit }: { fit: OpeningFit }) {
  const { lines, outOf } = fit
  const { each } = pointsOf(lines, outOf)
  return (
    <>
      <BarLegend />
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">What we know</th>
            <th scope="col" className={classes.points}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.name}>
              <th scope="row">
                {line.label}
                <LineBar line={line} outOf={outOf} />
              </th>
              <td>
                {line.sentence} <AddAnswer line={line} />
              </td>
              <td className={classes.points}>{line.outOf === 0 ? 'Off' : each[index]?.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Score, of 100
            </th>
            <td className={classes.points}>
              <span className="g-double-rule">{formatScore(fit)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <AnchorLink to="/facts" fz="sm" preload={false}>
        What we read about you
      </AnchorLink>
    </>
  )
}
