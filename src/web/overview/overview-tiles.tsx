import type { Overview } from '#contract/overview.ts'
import { StatCard } from '../ui/stat-card.tsx'
import { formatCount, formatHours, formatPercent } from './format-measure.ts'
import classes from './overview-page.module.css'

export function OverviewTiles({ overview: { funnel, acceptanceRate, decision } }: { overview: Overview }) {
  const decided = funnel.accepted + funnel.rejected
  return (
    <div className={classes.tiles}>
      <StatCard label="Applied" figure={formatCount(funnel.applied)} note={`${formatCount(decided)} decided on`} />
      <StatCard
        label="Acceptance rate"
        figure={acceptanceRate === null ? '–' : formatPercent(acceptanceRate)}
        note="of those decided on"
      />
      <StatCard
        label="Median time to decision"
        figure={decision.medianHours === null ? '–' : formatHours(decision.medianHours)}
        note="half are faster"
      />
      <StatCard
        label="Nine in ten within"
        figure={decision.p90Hours === null ? '–' : formatHours(decision.p90Hours)}
        note="90th percentile"
      />
    </div>
  )
}
