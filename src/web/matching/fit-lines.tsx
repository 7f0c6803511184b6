import type { OpeningFit } from '#contract/matching.ts'
import { AnchorLink } from '../ui/links.tsx'
import { AddAnswer } from './add-answer.tsx'
import { BarLegend } from './line-bar.tsx'
import { LineTable } from './line-table.tsx'
import { formatScore } from './points.ts'

/** How the reader fits, every line, as a firm sees it: what is unknown first. */
export function FitLines({ fit }: { fit: OpeningFit }) {
  return (
    <>
      <BarLegend />
      <LineTable
        lines={fit.lines}
        outOf={fit.outOf}
        score={formatScore(fit)}
        answer={(line) => <AddAnswer line={line} />}
      />
      <AnchorLink to="/facts" fz="sm" preload={false}>
        What we read about you
      </AnchorLink>
    </>
  )
}
