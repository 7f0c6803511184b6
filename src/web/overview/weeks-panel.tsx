import type { Overview } from '#contract/overview.ts'
import { formatDate } from '../ui/time.ts'
import { type Column, ColumnPlot } from './column-plot.tsx'
import { FiguresTable } from './figures-table.tsx'
import { formatCount } from './format-measure.ts'
import { Panel } from './panel.tsx'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

export function WeeksPanel({ weeks }: { weeks: Overview['weeks'] }) {
  const columns: Column[] = weeks.map(({ week, applied }, index) => {
    const named = month.format(new Date(week))
    const before = weeks[index - 1]
    const isNew = before && month.format(new Date(before.week)) !== named
    return { name: `Week of ${formatDate(week)}`, value: applied, label: isNew ? named : undefined }
  })
  const most = weeks.reduce((best, week) => (week.applied > best.applied ? week : best))
  return (
    <Panel
      isWide
      title="Applications per week"
      lead={`Most in the week of ${formatDate(most.week)}: ${formatCount(most.applied)}. This week isn’t over.`}
    >
      <ColumnPlot name="Applications per week, as columns" columns={columns} />
      <FiguresTable
        label="Applications per week as a table"
        heads={['Week', 'Applied']}
        rows={[...columns].reverse()}
      />
    </Panel>
  )
}
