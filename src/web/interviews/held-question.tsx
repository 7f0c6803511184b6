import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type Interview, reportInterview } from '#contract/interviews.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './interviews.module.css'
import { otherName } from './sides.ts'
import { useChange } from './use-change.ts'

/** Both sides are asked once it is over; a firm also whether it met the person in the profile. */
export function HeldQuestion({ interview }: { interview: Interview }) {
  const [wasAsProfiled, setWasAsProfiled] = useState(false)
  const { id, side } = interview
  const reporting = useChange(
    (isHeld: boolean) =>
      call(reportInterview, { id, isHeld, wasAsProfiled: side === 'owner' && isHeld ? wasAsProfiled : null }),
    () => notifySuccess('Thank you'),
    // A colleague may have answered, and the question is gone.
    (error) => notifyError(problemMessage(error, 'Your answer couldn’t be saved.')),
  )
  return (
    <section className={classes.card}>
      <h2>Did the interview with {otherName(interview)} take place?</h2>
      {side === 'owner' && (
        <Checkbox
          label="It was the person in the profile"
          checked={wasAsProfiled}
          onChange={({ currentTarget }) => setWasAsProfiled(currentTarget.checked)}
        />
      )}
      <div className={classes.actions}>
        <WorkingButton
          isWorking={reporting.isPending && reporting.variables}
          workingText="Saving..."
          onClick={() => reporting.isPending || reporting.mutate(true)}
        >
          Yes, It Took Place
        </WorkingButton>
        <Button variant="default" onClick={() => reporting.isPending || reporting.mutate(false)}>
          No, It Didn’t
        </Button>
      </div>
    </section>
  )
}
