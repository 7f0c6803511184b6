import type { CandidateStatus } from '#domain/candidates/status.ts'
import { StatCard } from '../ui/stat-card.tsx'
import classes from './candidates-page.module.css'

const labels: Record<CandidateStatus, string> = {
  pending: 'Pending',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

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
