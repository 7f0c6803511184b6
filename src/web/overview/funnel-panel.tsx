import type { Overview } from '#contract/overview.ts'
import { BarTable } from './bar-table.tsx'
import { formatCount } from './format-measure.ts'
import { Panel } from './panel.tsx'

const stages = { applied: 'Applied', reviewed: 'Reviewed', interviewed: 'Interviewed', accepted: 'Accepted' } as const

export function FunnelPanel({ funnel }: { funnel: Overview['funnel'] }) {
  const waiting = funnel.applied - funnel.accepted - funnel.rejected
  return (
    <Panel
      title="From applied to accepted"
      lead={`${formatCount(waiting)} still waiting for a decision, ${formatCount(funnel.rejected)} rejected.`}
    >
      <BarTable
        label="From applied to accepted, in numbers"
        heads={['Stage', 'Candidates', 'Of applied']}
        rows={(Object.keys(stages) as (keyof typeof stages)[]).map((stage) => ({
          name: stages[stage],
          value: funnel[stage],
          share: funnel.applied > 0 ? funnel[stage] / funnel.applied : null,
        }))}
      />
    </Panel>
  )
}
