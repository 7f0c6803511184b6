import type { Overview } from '#contract/overview.ts'
import { StatCard } from '../ui/stat-card.tsx'
import { countWords, hoursWords, percentWords } from './measure-words.ts'
import classes from './overview-page.module.css'

export function OverviewTiles({ overview: { funnel, acceptanceRate, decision } }: { overview: Overview }) {
  const decided = funnel.accepted + funnel.rejected
  return (
    <div className={classes.tiles}>
      <StatCard label="Applied" figure={countWords(funnel.applied)} note={`${countWords(decided)} decided on`} />
      <StatCard
        label="Acceptance rate"
        figure={acceptanceRate === null ? '–' : percentWords(acceptanceRate)}
        note="of those decided on"
      />
      <StatCard
        label="Median time to decision"
        figure={decision.medianHours === null ? '–' : hoursWords(decision.medianHours)}
        note="half are quicker"
      />
      <StatCard
        label="Nine in ten within"
        figure={decision.p90Hours === null ? '–' : hoursWords(decision.p90Hours)}
        note="90th percentile"
      />
    </div>
  )
}
