import { useMutation, useQueryClient } from '@tanstack/react-query'
import { blockThread, listThreads, reportThread, type Thread } from '#contract/conversations.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

type Props = { thread: Thread; asked: 'block' | 'report' | undefined; onClose: () => void }

/** Asks before a block, and for the reason of a report. */
export function ThreadDialogs({ thread, asked, onClose }: Props) {
  const queryClient = useQueryClient()
  const after = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listThreads) }),
  }
  const isBlocked = thread.isBlockedByMe
  const blocking = useMutation({
    mutationFn: () => call(blockThread, { id: thread.id, isBlocked: !isBlocked }),
    onSuccess: () => {
      notifySuccess(isBlocked ? 'Conversation unblocked' : 'Conversation blocked')
      onClose()
    },
    onError: (error) => notifyError(problemMessage(error, 'That didn’t work.')),
    ...after,
  })
  const reporting = useMutation({
    mutationFn: (reason: string) => call(reportThread, { id: thread.id, reason }),
    onSuccess: () => {
      notifySuccess('Reported', { detail: `${brand.name} will look at this conversation.` })
      onClose()
    },
    ...after,
  })
  return (
    <>
      <ConfirmModal
        isOpen={asked === 'block'}
        title={isBlocked ? 'Unblock' : 'Block Conversation'}
        workingText={isBlocked ? 'Unblocking...' : 'Blocking...'}
        isWorking={blocking.isPending}
        onConfirm={() => blocking.mutate()}
        onClose={onClose}
      >
        {isBlocked
          ? 'Both of you can write again.'
          : 'Neither of you can write here until you unblock it. The application is not affected.'}
      </ConfirmModal>
      <ReasonDialog
        isOpen={asked === 'report'}
        title="Report Conversation"
        description={`Only ${brand.name} reads it.`}
        workingText="Reporting..."
        isWorking={reporting.isPending}
        isRed
        error={reporting.error ? problemMessage(reporting.error, 'The report couldn’t be sent.') : undefined}
        onConfirm={(reason) => reporting.mutate(reason)}
        onClose={onClose}
      >
        {brand.name} may then read this conversation, and only while the report is open.
      </ReasonDialog>
    </>
  )
}
