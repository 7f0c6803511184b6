import { IconCheck } from '@tabler/icons-react'
import { applicationSteps } from '#domain/candidates/own-status.ts'
import classes from './progress-steps.module.css'

type Props = {
  /** How many steps are reached, the current one included. */
  reached: number
  /** The last one is done as well. */
  isComplete: boolean
  /** The text under each label, in order. */
  notes: readonly (string | undefined)[]
}

/** The progress of an application: completed steps are ticked, the current one is ringed. */
export function ProgressSteps({ reached, isComplete, notes }: Props) {
  return (
    <ol className={classes.steps}>
      {applicationSteps.map((label, index) => {
        const state =
          index + 1 < reached || (isComplete && index < reached) ? 'done' : index < reached ? 'now' : 'later'
        return (
          <li
            key={label}
            className={classes.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={classes.mark}>
              {state === 'done' ? <IconCheck size={16} stroke={2} aria-label="Done" /> : index + 1}
            </span>
            <strong className={classes.label}>{label}</strong>
            {notes[index] && <span className={classes.note}>{notes[index]}</span>}
          </li>
        )
      })}
    </ol>
  )
}
