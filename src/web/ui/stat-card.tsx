import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

/** A figure above a double rule. The rule is visible while the figure loads. */
export function StatCard({ label, figure, note }: { label: string; figure: ReactNode | undefined; note?: ReactNode }) {
  return (
    <div className={classes.card}>
      <p className={classes.label}>{label}</p>
      <p className={`${classes.figure} g-double-rule`}>
        {figure ?? <Skeleton component="span" display="block" className="g-delayed" w={64} h={32} />}
      </p>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
