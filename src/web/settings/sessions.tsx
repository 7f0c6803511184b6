import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { listSessions } from '#contract/sessions.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { EndOtherSessions } from './end-other-sessions.tsx'
import classes from './rows.module.css'
import { SessionRow } from './session-row.tsx'

export function Sessions() {
  const { data, error, refetch } = useQuery(endpointQuery(listSessions, {}))
  const list = useRef<HTMLUListElement>(null)
  if (error)
    return (
      <Stack align="start">
        <FormAlert>{error.message}</FormAlert>
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </Stack>
    )
  if (!data)
    return (
      <Loading label="Loading sessions">
        <Skeleton h={56} mb={16} />
        <Skeleton h={56} />
      </Loading>
    )
  const current = data.sessions.filter(({ isCurrent }) => isCurrent)
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent)
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
}
