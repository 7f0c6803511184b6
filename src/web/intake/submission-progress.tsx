import { useEffect, useRef } from 'react'
import { type ApplicationStage, stageCount, stageMessages } from '#domain/intake/application.ts'
import { Glyph } from '../ui/glyph.tsx'
import { Spinner } from '../ui/spinner.tsx'
import classes from './submission-progress.module.css'

const segments = Array.from({ length: stageCount }, (_, index) => index)

/** The stages that the server has reached so far; all but the last are done. */
export function SubmissionProgress({ reached }: { reached: ApplicationStage[] }) {
  const isOver = reached.at(-1) === 'done'
  // Sending an application again after it succeeded reports only the last stage.
  const step = isOver ? stageCount : reached.length
  const root = useRef<HTMLDivElement>(null)
  // The list grows downward: on a small screen its newest line would be below the fold.
  useEffect(() => {
    if (step) root.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <div ref={root} role="status" aria-atomic="false" className={step ? classes.progress : classes.waiting}>
      {step > 0 && (
        <>
          <div className={classes.head}>
            <h2>Submitting your application</h2>
            <span>{`Step ${step} of ${stageCount}`}</span>
          </div>
          <div className={classes.segments} aria-hidden="true">
            {segments.map((segment) => (
              <span key={segment} data-state={stateOf(segment, step, isOver)} />
            ))}
          </div>
          <ol className={classes.stages}>
            {reached.map((stage, index) => {
              const isDone = isOver || index < reached.length - 1
              return (
                <li key={stage} aria-current={isDone ? undefined : 'step'}>
                  <span className={classes.mark} data-done={isDone || undefined}>
                    {isDone ? <Glyph name="tick" /> : <Spinner />}
                  </span>
                  {stageMessages[stage]}
                </li>
              )
            })}
          </ol>
        </>
      )}
    </div>
  )
}

function stateOf(segment: number, step: number, isOver: boolean) {
  if (isOver || segment < step - 1) return 'done'
  return segment === step - 1 ? 'current' : undefined
}
