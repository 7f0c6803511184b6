import { Button } from '@mantine/core'
import { type Interview, takeTime } from '#contract/interviews.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { BothTimes } from './both-times.tsx'
import classes from './interviews.module.css'
import { otherFirstName, otherName, zonesFor } from './sides.ts'
import { useChange } from './use-change.ts'

type Props = { interview: Interview; onAnswer: () => void; onCancel: () => void }

/** Times to choose from, for whoever's turn it is; the other side waits. */
export function ProposedTimes({ interview, onAnswer, onCancel }: Props) {
  const { id, proposed, minutes, actions, side } = interview
  const [other, zones] = [otherName(interview), zonesFor(interview)]
  const taking = useChange(
    (startsAt: string) => call(takeTime, { id, startsAt, zone: browserZone() }),
    () => notifySuccess('Interview booked', { detail: 'You both get an email.' }),
    // The proposal may have been withdrawn, and its times are gone.
    (error) => notifyError(problemMessage(error, 'That time couldn’t be booked.')),
  )
  const canTake = actions.includes('take')
  return (
    <section className={classes.card}>
      <h2>{canTake ? 'Choose one of these times' : `Waiting for ${other}`}</h2>
      <p className={classes.note}>{untilWhen(proposed)}</p>
      <ul className={classes.rows}>
        {proposed.map((startsAt) => (
          <li key={startsAt}>
            <BothTimes startsAt={startsAt} minutes={minutes} zones={zones} other={otherFirstName(interview)} />
            {canTake && (
              <WorkingButton
                variant="light"
                isWorking={taking.isPending && taking.variables === startsAt}
                workingText="Booking..."
                onClick={() => taking.isPending || taking.mutate(startsAt)}
              >
                Choose This Time
              </WorkingButton>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {(actions.includes('answer') || actions.includes('counter')) && (
          <Button variant="default" onClick={onAnswer}>
            Propose Other Times
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="subtle" color="red" onClick={onCancel}>
            {side === 'talent' ? 'Decline' : 'Withdraw'}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A proposal ends with the last of its times. */
function untilWhen(proposed: readonly string[]): string {
  const last = proposed.toSorted().at(-1)
  return last
    ? `Each can be chosen until it starts. If none is, the proposal expires on ${formatTime(last)}.`
    : 'The proposed times have passed.'
}
