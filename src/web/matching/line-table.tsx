import type { ReactNode } from 'react'
import type { Match } from '#contract/matching.ts'
import { LineBar } from './line-bar.tsx'
import { pointsOf } from './points.ts'
import classes from './why-drawer.module.css'

type Line = Match['lines'][number]
type Props = { lines: Line[]; outOf: number; score: string; answer?: (line: Line) => ReactNode }

/** Every line with its points, which sum to the score, and those that don't count. */
export function LineTable({ lines, outOf, score, answer }: Props) {
  const { each } = pointsOf(lines, outOf)
  return (
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
              {line.state !== 'off' && <LineBar line={line} outOf={outOf} />}
            </th>
            <td>
              {line.sentence} {answer?.(line)}
            </td>
            <td className={classes.points}>{line.state === 'off' ? 'Off' : each[index]?.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Score, of 100
          </th>
          <td className={classes.points}>
            <span className="g-double-rule">{score}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
