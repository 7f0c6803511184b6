import type { Invoice } from '#contract/invoices.ts'
import classes from './invoices.module.css'
import { chargeMessages, isOpen } from './status-labels.ts'

/** How the firm pays: by the stored method, or by transfer with the number as reference. */
export function PayPanel({ invoice: { status, charge, number } }: { invoice: Invoice }) {
  if (!isOpen(status)) return null
  return (
    <div className={classes.side}>
      {charge && charge.outcome !== 'succeeded' && <p>{chargeMessages[charge.outcome]}</p>}
      <p className={classes.quiet}>By transfer: please name {number} as the reference.</p>
    </div>
  )
}
