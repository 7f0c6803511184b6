import { submitWeek, takeBackWeek, type Week } from '#contract/hours.ts'
import { formatHours, payFor } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { formatDay } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './hours.module.css'
import { useHoursChange } from './use-hours-change.ts'

type Props = { terms: { capMinutes: number; rateCents: number }; week: Week | null }

/** The sum on the double rule with the cap and the pay, and the one thing to do next. Sticks to the bottom. */
export function WeekTotal({ terms: { capMinutes, rateCents }, week }: Props) {
  const minutes = week?.minutes ?? 0
  const submit = useHoursChange((id: string) => call(submitWeek, { id }), {
    onDone: () => notifySuccess('Week submitted', { detail: 'You’ll hear when it is approved or returned.' }),
  })
  const takeBack = useHoursChange((id: string) => call(takeBackWeek, { id }))
  const canSubmit = !week || week.actions.includes('submit')
  return (
    <footer className={classes.total}>
      <div className={classes.sum}>
        <p>
          <strong>Total</strong>
          <span className="num">
            of at most {capMinutes / 60} h · {formatCents(payFor(minutes, rateCents))}
          </span>
        </p>
        <p className={`${classes.figure} g-double-rule`}>{formatHours(minutes)}</p>
      </div>
      {week && !canSubmit && <p className={classes.standing}>{standingOf(week)}</p>}
      {canSubmit && (
        <WorkingButton
          size="md"
          fullWidth
          disabled={minutes === 0}
          isWorking={submit.isPending}
          workingText="Submitting..."
          onClick={() => week && submit.mutate(week.id)}
        >
          {week?.status === 'returned' ? 'Submit Again' : 'Submit Week'}
        </WorkingButton>
      )}
      {week?.actions.includes('takeBack') && (
        <WorkingButton
          variant="default"
          size="md"
          fullWidth
          isWorking={takeBack.isPending}
          workingText="Taking back..."
          onClick={() => takeBack.mutate(week.id)}
        >
          Take Back
        </WorkingButton>
      )}
    </footer>
  )
}

/** Where the week and its money are. */
function standingOf({ status, isLookedAt, decidedAt, firm }: Week): string {
  const other = firm ?? 'The firm'
  if (status === 'submitted')
    return isLookedAt ? `${other} is looking at it.` : `Sent. You can take it back until ${other} looks at it.`
  const when = decidedAt ? ` on ${formatDay(decidedAt)}` : ''
  return status === 'invoiced' ? `Approved${when} and on an invoice.` : `Approved${when}. It goes on the next invoice.`
}
