import type { Overview } from '#contract/overview.ts'
import { shownDays } from '#domain/overview/measure.ts'
import { type Column, ColumnPlot } from './column-plot.tsx'
import { FiguresTable } from './figures-table.tsx'
import { formatCount, formatHours } from './format-measure.ts'
import { Panel } from './panel.tsx'

const nameOf = (day: number) => (day < shownDays ? `Day ${day + 1}` : `After day ${shownDays}`)

export function DecisionPanel({ decision }: { decision: Overview['decision'] }) {
  const { count, medianHours, p90Hours, days } = decision
  const columns: Column[] = days.map((value, day) => ({
    name: nameOf(day),
    value,
    label: day === shownDays ? 'later' : day % 2 === 0 ? String(day + 1) : undefined,
  }))
  return (
    <Panel
      title="Time to decision"
      lead={
        medianHours === null || p90Hours === null
          ? 'No decisions yet.'
          : `${formatCount(count)} first decisions, by days since the application. Median ${formatHours(medianHours)}, nine in ten within ${formatHours(p90Hours)}.`
      }
    >
      <ColumnPlot name="First decisions by days since the application, as columns" columns={columns} />
      <FiguresTable label="Time to decision as a table" heads={['Decided on', 'Candidates']} rows={columns} />
    </Panel>
  )
}
