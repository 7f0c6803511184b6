import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readShortlist, unwatchFits, watchFits } from '#contract/shortlists.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'
import classes from './shortlist.module.css'

type Props = { projectId: string; isWatched: boolean; lead?: string }

/** With nobody who fits: be told once when someone does, until it is turned off. */
export function WatchFits({ projectId, isWatched, lead }: Props) {
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(readShortlist, { id: projectId })
  const change = useMutation({
    mutationFn: () => call(isWatched ? unwatchFits : watchFits, { id: projectId }),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...changed }),
    onError: (error) => notifyError('That couldn’t be saved', { detail: problemMessage(error, 'Please try again.') }),
  })
  return (
    <div className={classes.watch}>
      <p role="status">{isWatched ? 'We’ll tell you once, with a notice and an email, when someone fits.' : lead}</p>
      <Button variant={isWatched ? 'default' : 'light'} disabled={change.isPending} onClick={() => change.mutate()}>
        {isWatched ? 'Turn Off' : 'Tell Me When Someone Does'}
      </Button>
    </div>
  )
}
