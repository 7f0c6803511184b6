import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Interview } from '#contract/interviews.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { InterviewBadge } from './interview-badge.ts'
import classes from './interviews.module.css'
import { isJoinable, otherName, timeLine } from './sides.ts'

/** Loaded when someone cancels: the home page stays light. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

type Props = { interviews: readonly Interview[]; isStale?: boolean }

/** Interviews with what can be done about them. */
export function InterviewRows({ interviews, isStale = false }: Props) {
  const [canceled, setCanceled] = useState<Interview>()
  return (
    <>
      <ul className={classes.rows} aria-busy={isStale}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <span>
              <AnchorLink to="/interviews/$id" params={{ id: interview.id }} preload={false} fw={600}>
                {otherName(interview)}
              </AnchorLink>
              <small>{timeLine(interview)}</small>
            </span>
            <span className={classes.actions}>
              <InterviewBadge status={interview.status} />
              <Ways interview={interview} onCancel={() => setCanceled(interview)} />
            </span>
          </li>
        ))}
      </ul>
      <Suspense>{canceled && <CancelDialog interview={canceled} onClose={() => setCanceled(undefined)} />}</Suspense>
    </>
  )
}

/** Join opens 15 minutes before; until then there is Move. */
function Ways({ interview, onCancel }: { interview: Interview; onCancel: () => void }) {
  const { id, actions, link, isAskedWhetherHeld } = interview
  const canChoose = actions.includes('take')
  return (
    <>
      {isJoinable(interview, new Date()) ? (
        <Button component="a" href={link ?? ''} target="_blank" rel="noreferrer" size="compact-sm">
          Join
        </Button>
      ) : (
        (actions.includes('move') || canChoose || isAskedWhetherHeld) && (
          <ButtonLink to="/interviews/$id" params={{ id }} variant="light" size="compact-sm" preload={false}>
            {isAskedWhetherHeld ? 'Answer' : canChoose ? 'Choose' : 'Move'}
          </ButtonLink>
        )
      )}
      {actions.includes('cancel') && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onCancel}>
          Cancel
          <span className="g-visually-hidden"> the interview with {otherName(interview)}</span>
        </Button>
      )}
    </>
  )
}
