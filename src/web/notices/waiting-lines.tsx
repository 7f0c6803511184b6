import { Skeleton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readWaiting, type Waiting } from '#contract/replies.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { detailOf, waitingSentences } from '../replies/waiting-sentences.ts'
import { Loaded } from '../ui/loaded.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './notice-list.module.css'

/** What waits for the reader, the soonest due first. Each leads to where it is answered. */
export function WaitingLines({ onOpen }: { onOpen: (() => void) | undefined }) {
  const query = useQuery(endpointQuery(readWaiting, {}))
  return (
    <Loaded query={query} what="list of what waits for you" skeleton={<Skeleton h={240} m={20} />}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <p className={classes.none}>Nothing is waiting for you.</p>
        ) : (
          <ul className={classes.list}>
            {waiting.map((one) => (
              <Line key={`${one.kind} ${one.path} ${one.dueAt}`} one={one} onOpen={onOpen} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Line({ one, onOpen }: { one: Waiting; onOpen: (() => void) | undefined }) {
  const [path = '', search = ''] = one.path.split('?')
  const detail = detailOf(one)
  const due = `${new Date(one.dueAt) < new Date() ? 'Was due' : 'Due'} ${formatTime(one.dueAt)}`
  return (
    <li>
      <Link
        to={path}
        search={Object.fromEntries(new URLSearchParams(search)) as never}
        className={classes.line}
        onClick={onOpen}
      >
        <IconClock size={20} stroke={1.5} aria-hidden />
        <span className={classes.text}>
          <strong>{waitingSentences[one.kind](one).title}</strong>
          {detail && <small>{detail}</small>}
          <small>{due}</small>
        </span>
      </Link>
    </li>
  )
}
