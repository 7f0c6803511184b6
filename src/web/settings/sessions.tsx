import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { listSessions } from '#contract/sessions.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { EndOtherSessions } from './end-other-sessions.tsx'
import classes from './rows.module.css'
import { SessionRow } from './session-row.tsx'

export function Sessions() {
  const sessions = useQuery(endpointQuery(listSessions, {}))
  const list = useRef<HTMLUListElement>(null)
  return (
    <Loaded query={sessions} what="sessions" skeleton={<Skeleton h={128} />}>
      {({ sessions }) => {
        const current = sessions.filter(({ isCurrent }) => isCurrent)
        const others = sessions.filter(({ isCurrent }) => !isCurrent)
        return (
          <>
            <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Sessions">
              {[...current, ...others].map((session) => (
                <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
              ))}
            </ul>
            <EndOtherSessions count={others.length} />
          </>
        )
      }}
    </Loaded>
  )
}
