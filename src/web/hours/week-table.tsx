import type { WeekSummary } from '#contract/hours.ts'
import { counted } from '#domain/counted.ts'
import { totalOf } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import classes from './approval.module.css'
import { WeekRow } from './week-row.tsx'

type Props = {
  weeks: WeekSummary[]
  isStale: boolean
  isApproving: boolean
  onApprove: (week: WeekSummary) => void
}

const heads = ['Person', 'Mon – Sun', 'Hours', 'Cap', 'All in', 'What stands out', 'Actions']

/** One week a row; the lines of a week open below it. The sums tie to the rows. */
export function WeekTable({ weeks, isStale, isApproving, onApprove }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard as well.
    <section className={classes.card} aria-label="Weeks of hours" tabIndex={0} aria-busy={isStale}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head === 'Actions' ? <span className="g-visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <WeekRow key={`${week.id} ${week.submittedAt}`} week={week} isApproving={isApproving} onApprove={onApprove} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {counted(weeks.length, 'week')}
            </th>
            <td>
              <span className="g-double-rule">{formatHours(totalOf(weeks))}</span>
            </td>
            <td />
            <td>
              <span className="g-double-rule">
                {formatCents(weeks.reduce((sum, { allInCents }) => sum + (allInCents ?? 0), 0))}
              </span>
            </td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
