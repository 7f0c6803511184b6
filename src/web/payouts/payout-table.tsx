import type { PayoutLine } from '#contract/payouts.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatAmount, payoutLabels } from '#domain/payouts/payout.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDate } from '../ui/time.ts'
import classes from './payouts.module.css'

/** Newest first; what was paid is negative. */
export function PayoutTable({ lines, isStale }: { lines: PayoutLine[]; isStale: boolean }) {
  return (
    <DataTable label="Payout lines" isStale={isStale} heads={['Date', 'What', 'For', { label: 'Amount', isEnd: true }]}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>{formatDate(line.dueOn)}</td>
          <td>
            {payoutLabels[line.kind]}
            {line.reference && <span className={classes.quiet}> {line.reference}</span>}
          </td>
          <td>
            {line.startsOn && line.minutes !== null
              ? `${line.client ?? ''}, week of ${formatDate(line.startsOn)}, ${formatHours(line.minutes)} h`
              : (line.note ?? '–')}
          </td>
          <td data-end data-figure>
            {formatAmount(line.amountCents, line.currency)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
