import { type ApplicationCounts, countIn } from '#domain/applications/list.ts'
import { StatCard } from '../ui/stat-card.tsx'
import classes from './applications-panel.module.css'

const number = new Intl.NumberFormat('en-US')

/** How many applied, and with what result. Counts all of them, whatever the filter. */
export function ApplicationStats({ counts, needed }: { counts: ApplicationCounts | undefined; needed: number | null }) {
  const figure = (filter: Parameters<typeof countIn>[1]) => counts && number.format(countIn(counts, filter))
  return (
    <div className={classes.stats}>
      <StatCard
        label="Total Applications"
        figure={figure('all')}
        note={counts?.reviewing ? `${number.format(counts.reviewing)} reviewing` : undefined}
      />
      <StatCard label="Pending Review" figure={figure('pending')} />
      <StatCard label="Accepted" figure={figure('accepted')} note={needed ? `of ${needed} needed` : undefined} />
      <StatCard label="Declined" figure={figure('rejected')} />
    </div>
  )
}
