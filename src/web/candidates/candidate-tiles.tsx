import type { CandidateStatus } from '#domain/candidates/status.ts'
import { candidateStatusLabels } from '#domain/candidates/status-labels.ts'
import { StatCard } from '../ui/stat-card.tsx'
import classes from './candidates-page.module.css'

/** Shorter than elsewhere, as the specification has them. */
const labels = { ...candidateStatusLabels, pending: 'Pending' }

/** How many there are, whatever is filtered below. */
export function CandidateTiles({ counts }: { counts: Record<CandidateStatus, number> | undefined }) {
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className={classes.tiles}>
      <StatCard label="Total" figure={total?.toLocaleString('en-US')} />
      {(Object.keys(labels) as CandidateStatus[]).map((status) => (
        <StatCard key={status} label={labels[status]} figure={counts?.[status].toLocaleString('en-US')} />
      ))}
    </div>
  )
}
