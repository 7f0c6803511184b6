import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, listSessions } from '#contract/sessions.ts'
import { counted } from '#domain/counted.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'

export function EndOtherSessions({ count }: { count: number }) {
  const queryClient = useQueryClient()
  const [isOpen, dialog] = useDisclosure()
  const ending = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      dialog.close()
      notifySuccess(`${counted(ended, 'session')} ended`)
    },
    onError: (error) => notifyError('The sessions couldn’t be ended', { detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listSessions) }),
  })
  return (
    <>
      <Button
        variant="default"
        mt={16}
        data-disabled={count === 0 || undefined}
        aria-disabled={count === 0}
        onClick={() => count > 0 && dialog.open()}
      >
        End all other sessions
      </Button>
      <ConfirmModal
        isOpen={isOpen}
        title="End all other sessions"
        workingText="Ending..."
        isWorking={ending.isPending}
        onConfirm={() => ending.mutate()}
        onClose={dialog.close}
      >
        {count === 1 ? 'One other device will be' : `${count} other devices will be`} signed out right away. This device
        stays signed in.
      </ConfirmModal>
    </>
  )
}
