import type { OutputOf } from '#contract/endpoint.ts'
import type { readProjectOverview } from '#contract/projects.ts'
import { countOf } from '#domain/projects/overview.ts'
import { awaited } from '../ui/awaited.ts'
import { StatCard } from '../ui/stat-card.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './overview-stats.module.css'

type Overview = OutputOf<typeof readProjectOverview>

export function OverviewStats({ overview }: { overview: Overview | undefined }) {
  const figure = (filter: Parameters<typeof countOf>[1]) =>
    overview && countOf(overview.counts, filter).toLocaleString('en-US')
  const notes = overview && notesOn(overview)
  return (
    <div className={classes.stats} aria-busy={!overview}>
      <StatCard label="Total" figure={figure('all')} note={notes?.total ?? awaited} />
      <StatCard label="Active" figure={figure('active')} note={notes?.active ?? awaited} />
      <StatCard label="Draft" figure={figure('draft')} note={notes?.draft ?? awaited} />
      <StatCard label="Completed" figure={figure('completed')} note={notes?.completed ?? awaited} />
    </div>
  )
}

const notesOn = ({ counts, lastCompletedAt }: Overview) => ({
  total: counts.archived > 0 ? `Includes ${counts.archived} archived` : 'None archived',
  active: counts.active > 0 ? `${counts.Open} open, ${counts.active} active` : `${counts.Open || 'None'} open`,
  draft: 'Only your firm sees these',
  completed: lastCompletedAt ? `Last on ${formatDay(lastCompletedAt)}` : 'None yet',
})
