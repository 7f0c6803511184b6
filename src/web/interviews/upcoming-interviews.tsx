import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Interview, listInterviews } from '#contract/interviews.ts'
import { counted } from '#domain/counted.ts'
import { shownOnDashboard } from '#domain/interviews/list.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { InterviewBadge } from '../ui/interview-badge.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './interviews.module.css'
import { isJoinable, otherName } from './sides.ts'

/** Loaded when someone cancels: the home page stays light. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

type Props = {
  /** Of one project, or with one person. */
  project?: string
  candidate?: string
  /** All of them, where there is room. */
  isWhole?: boolean
}

/** The next interviews with what can be done about them. Nothing where there are none. */
export function UpcomingInterviews({ project, candidate, isWhole = false }: Props) {
  const query = useQuery({ ...endpointQuery(listInterviews, { project, candidate }), refetchInterval: 60_000 })
  const [canceled, setCanceled] = useState<Interview>()
  const interviews = query.data?.interviews ?? []
  if (interviews.length === 0) return null
  return (
    <section className={classes.panel}>
      <h2>Interviews</h2>
      <ul className={classes.rows}>
        {(isWhole ? interviews : interviews.slice(0, shownOnDashboard)).map((interview) => (
          <li key={interview.id}>
            <span>
              <AnchorLink to="/interviews/$id" params={{ id: interview.id }} preload={false}>
                {otherName(interview)}
              </AnchorLink>
              <small>{whenOf(interview)}</small>
            </span>
            <span className={classes.actions}>
              <InterviewBadge status={interview.status} />
              <Ways interview={interview} onCancel={() => setCanceled(interview)} />
            </span>
          </li>
        ))}
      </ul>
      <Suspense>{canceled && <CancelDialog interview={canceled} onClose={() => setCanceled(undefined)} />}</Suspense>
    </section>
  )
}

function whenOf({ startsAt, minutes, proposed, isAskedWhetherHeld }: Interview): string {
  if (isAskedWhetherHeld) return 'Did it take place?'
  if (startsAt) return `${formatTime(startsAt)}, ${minutes} minutes`
  return counted(proposed.length, 'proposed time')
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
