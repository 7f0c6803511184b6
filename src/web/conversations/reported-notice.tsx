import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listThreads, openReportedThread, resolveReport, type Thread } from '#contract/conversations.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './conversation.module.css'

/** To an admin: why it was reported. Reading it is recorded. */
export function ReportedNotice({ thread: { id, reportReason } }: { thread: Thread }) {
  const queryClient = useQueryClient()
  const options = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listThreads) }),
    onError: (error: Error) => notifyError(problemMessage(error, 'That didn’t work.')),
  }
  const opening = useMutation({ mutationFn: () => call(openReportedThread, { id }), ...options })
  const resolving = useMutation({
    mutationFn: () => call(resolveReport, { id }),
    onSuccess: () => notifySuccess('Report resolved', { detail: 'The conversation is private again.' }),
    ...options,
  })
  return (
    <div className={classes.reported}>
      <p>
        <strong>Reported:</strong> {reportReason}
      </p>
      <p>You can read it for one hour. This is recorded.</p>
      <div>
        <Button variant="light" size="xs" onClick={() => opening.mutate()}>
          Read Messages
        </Button>
        <Button variant="default" size="xs" onClick={() => resolving.mutate()}>
          Resolve Report
        </Button>
      </div>
    </div>
  )
}
