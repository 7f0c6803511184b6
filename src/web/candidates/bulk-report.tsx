import { Button, Group } from '@mantine/core'
import { confirmationMessages } from '#domain/candidates/confirmation.ts'
import { scorecardMessages } from '#domain/scorecards/scorecard.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import classes from './decision-form.module.css'
import { type BulkReport, formatReport } from './use-bulk-decision.ts'

const namedAtMost = 20

/** Ana, Bo and 3 more */
export function names(people: { who: string }[]): string {
  const named = people.slice(0, namedAtMost).map(({ who }) => who)
  const more = people.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

type Props = { report: BulkReport; error: Error | undefined; onAgain: () => void; onClose: () => void }

/** The result of a bulk decision; those not reached can be tried again. */
export function Report({ report, error, onAgain, onClose }: Props) {
  const { stale, unscored, unconfirmed, failed, left } = report
  return (
    <div className={classes.form}>
      <p role="status">{formatReport(report)}.</p>
      {error && <FormAlert>{problemMessage(error, 'That didn’t work. Please try again.')}</FormAlert>}
      {stale.length > 0 && (
        <FormAlert>Someone else just decided on {names(stale)}. The list shows the current status.</FormAlert>
      )}
      {unscored.length > 0 && (
        <FormAlert>
          {scorecardMessages.needed} Left out: {names(unscored)}.
        </FormAlert>
      )}
      {unconfirmed.length > 0 && (
        <FormAlert>
          {confirmationMessages.needed} Left out: {names(unconfirmed)}.
        </FormAlert>
      )}
      {failed.length > 0 && (
        <FormAlert>
          {names(failed)}: {failed[0]?.message}
        </FormAlert>
      )}
      <Group justify="end" gap={8}>
        {left.length > 0 && (
          <Button variant="default" onClick={onAgain}>
            Continue With {left.length}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </div>
  )
}
