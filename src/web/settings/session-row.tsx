import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endSession, type ListedSession, listSessions } from '#contract/sessions.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

/** Its button disappears when the session ends, so the list takes the focus. */
export function SessionRow({ session, onEnded }: { session: ListedSession; onEnded: () => void }) {
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => call(endSession, { id: session.id }),
    onSuccess: () => {
      onEnded()
      notifySuccess('Session ended', { detail: session.device })
    },
    onError: (error) => notifyError('The session couldn’t be ended', { detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listSessions) }),
  })
  return (
    <li className={classes.row}>
      <IconDevices size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.title}>
          {session.device}
          {session.isCurrent && <span className={classes.tag}>this device</span>}
        </p>
        <p className={classes.detail}>
          {session.networkAddress && `${session.networkAddress}, `}
          since <time dateTime={session.createdAt}>{formatTime(session.createdAt)}</time>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-busy={ending.isPending}
          aria-label={`End session on ${session.device}`}
          onClick={() => ending.isPending || ending.mutate()}
        >
          {ending.isPending ? 'Ending...' : 'End'}
        </Button>
      )}
    </li>
  )
}
