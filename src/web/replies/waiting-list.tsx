import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readWaiting, type Waiting } from '#contract/replies.ts'
import { formatWorkingMinutes } from '#domain/replies/format-working-minutes.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { ButtonLink } from '../ui/links.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './waiting-list.module.css'
import { detailOf, waitingSentences } from './waiting-sentences.ts'

/** What waits for the reader: first what the page puts there, then the soonest due. */
export function WaitingList({ children }: { children?: ReactNode }) {
  const { data } = useQuery(endpointQuery(readWaiting, {}))
  if (!data) return null
  const { waiting, replyTimes } = data
  return (
    <section className={classes.section} aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting">Waiting for you</h2>
        {replyTimes && (
          <p>
            You answer in {formatWorkingMinutes(replyTimes.median)}, 90% within{' '}
            {formatWorkingMinutes(replyTimes.slowestTenth)}
          </p>
        )}
      </div>
      <div className={classes.first}>{children}</div>
      {waiting.length === 0 ? (
        <p className={classes.none}>Nothing is waiting for you.</p>
      ) : (
        <ul className={classes.list}>
          {waiting.map((one) => (
            <Line key={`${one.kind} ${one.path} ${one.dueAt}`} one={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ one }: { one: Waiting }) {
  const { title, action } = waitingSentences[one.kind](one)
  const isOverdue = new Date(one.dueAt) < new Date()
  const [path = '', search = ''] = one.path.split('?')
  const detail = detailOf(one)
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <strong>{title}</strong>
        {detail && <small>{detail}</small>}
      </div>
      <p className={classes.due} data-late={one.used >= 0.5 || undefined}>
        <Ring used={one.used} />
        {isOverdue ? 'Was due' : 'Due'} {formatTime(one.dueAt)}
      </p>
      <ButtonLink
        variant="default"
        size="sm"
        to={path}
        search={Object.fromEntries(new URLSearchParams(search)) as never}
      >
        {action}
        <span className="g-visually-hidden">: {title}</span>
      </ButtonLink>
    </li>
  )
}

/** How much of the time is used. The words beside it say when it ends. */
const Ring = ({ used }: { used: number }) => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden className={classes.ring}>
    <circle cx="10" cy="10" r="8" />
    <circle cx="10" cy="10" r="8" pathLength="1" strokeDasharray={`${used} 1`} transform="rotate(-90 10 10)" />
  </svg>
)
