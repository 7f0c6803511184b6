import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { sessionQuery } from '../session.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'

type Props = { isDirty: boolean; what?: string; onLeave: () => void }

/** Asks before unsaved changes are left. A session that has ended goes to log in without a question: the edit waits here. */
export function LeaveGuard({ isDirty, what = 'profile', onLeave }: Props) {
  const queryClient = useQueryClient()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && queryClient.getQueryData(sessionQuery.queryKey)?.me !== null,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <ConfirmModal
      isOpen={status === 'blocked'}
      title="Leave Without Saving"
      closeText="Stay"
      workingText="Leaving..."
      isWorking={false}
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onClose={() => reset?.()}
    >
      Your {what} has unsaved changes. They will be lost.
    </ConfirmModal>
  )
}
